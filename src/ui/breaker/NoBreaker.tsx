import { memo, useMemo, useState } from "react";
import { attachBreaker } from "../../engine/edit";
import { SelectField } from "../controls/SelectField";
import { freeBreakerKey } from "../knobs/breakerKey";
import { useEdit } from "../knobs/useEdit";
import { useHopAtCursor } from "../knobs/useHopAtCursor";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";

/** No breaker yet: what one would do, and a way to have one. */
export const NoBreaker = memo(function NoBreaker() {
  const texts = useTexts().breaker.none;
  const plan = usePlan();
  const edit = useEdit();
  const atCursor = useHopAtCursor();
  const [picked, setPicked] = useState<string | null>(null);
  const calls = useMemo(() => plan.hops.filter((hop) => hop.kind === "call"), [plan]);
  const options = useMemo(() => calls.map(({ id, name }) => ({ value: id, label: name })), [calls]);
  const hop =
    calls.find(({ id }) => id === picked) ?? calls.find(({ id }) => id === atCursor) ?? calls[0];
  return (
    <div className="hw-breaker-none">
      <p>{texts.says}</p>
      <p className="hw-breaker-would">{texts.would}</p>
      {hop === undefined && <p>{texts.noCalls}</p>}
      {hop !== undefined && calls.length > 1 && (
        <SelectField label={texts.before} value={hop.id} options={options} onSelect={setPicked} />
      )}
      {hop !== undefined && (
        <button
          type="button"
          onClick={() => edit((now) => attachBreaker(now, hop.id, freeBreakerKey(now, hop.id)))}
        >
          {texts.attach(hop.name)}
        </button>
      )}
    </div>
  );
});
