import { useMemo, useState } from "react";
import { nodeCode } from "../../codec/nodeCode";
import { SelectField } from "../controls/SelectField";
import { hopAt } from "../knobs/hopAt";
import { usePlan, useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { CodeBlock } from "./CodeBlock";
import { CodeFigures } from "./CodeFigures";
import "./CodePanel.css";

/** Not an id: an id begins with a letter. */
const FOLLOW = "-cursor";

/** A call as Node code: the one at the cursor, or the one that was picked. */
export function CodePanel() {
  const texts = useAllTexts();
  const words = texts.codePanel;
  const plan = usePlan();
  const scenario = useSession((session) => session.scenario);
  const atCursor = useSession((session) => hopAt(session.run.events, session.step));
  const [picked, setPicked] = useState<string | null>(null);
  const calls = plan.hops.filter((hop) => hop.kind === "call");
  const followed = calls.find(({ id }) => id === atCursor) ?? calls[0];
  const chosen = calls.find(({ id }) => id === picked);
  const hop = chosen ?? followed;
  const hopId = hop?.id ?? null;
  const code = useMemo(
    () => (hopId === null ? null : nodeCode(scenario, hopId, texts.nodeCode)),
    [scenario, hopId, texts],
  );
  if (hop === undefined || followed === undefined || code === null)
    return <p className="hw-code-empty">{words.empty}</p>;
  return (
    <div className="hw-code">
      <SelectField
        label={words.call}
        value={chosen?.id ?? FOLLOW}
        options={[
          { value: FOLLOW, label: words.follow(followed.name) },
          ...calls.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onSelect={(value) => setPicked(value === FOLLOW ? null : value)}
      />
      <CodeFigures hop={hop} />
      <CodeBlock key={hop.id} name={hop.name} code={code} />
    </div>
  );
}
