import { memo } from "react";
import { addHop, moveHop, removeHop } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { IconButton } from "../controls/IconButton";
import { Toggle } from "../controls/Toggle";
import { usePlan, useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { HopName } from "./HopName";
import { newCall, newWork } from "./newHop";
import "./HopList.css";

interface HopListProps {
  readonly chosen: string | null;
  readonly atCursor: string | null;
  readonly following: boolean;
  /** null: back to the one at the cursor. */
  readonly onPick: (hopId: string | null) => void;
}

/** The hops in call order: pick one, rename, move, remove it, add another after it. */
export const HopList = memo(function HopList(props: HopListProps) {
  const { chosen, atCursor, following, onPick } = props;
  const texts = useTexts().knobs;
  const { edge, hops } = usePlan();
  const store = useSessionStore();
  const at = edge.findIndex(({ id }) => id === chosen);
  const hop = edge[at];
  const change = (next: ReturnType<typeof moveHop>) => store.getState().edit(next);
  const add = (kind: "call" | "work") => {
    const { scenario } = store.getState();
    const after = at === -1 ? edge.length - 1 : at;
    const added = addHop(scenario, after, kind === "call" ? newCall(texts) : newWork(texts));
    change(added);
    // Refused, it is not there, and nothing is picked.
    onPick(added.hops[after + 1]?.id ?? null);
  };
  const full = hops.length >= LIMITS.hops;
  return (
    <div className="hw-hops">
      <div className="hw-hops-head">
        <h3>{texts.hops}</h3>
        <Toggle
          label={texts.follow}
          checked={following}
          onChange={(follow) => onPick(follow ? null : chosen)}
        />
      </div>
      <ol>
        {edge.map((row, i) => (
          <li key={row.id}>
            <button type="button" aria-pressed={row.id === chosen} onClick={() => onPick(row.id)}>
              <span className="hw-hops-place">{i + 1}</span>{" "}
              <span className="hw-hops-name">{row.name}</span>{" "}
              {row.id === atCursor && (
                <span className="hw-hops-cursor" role="img" aria-label={texts.hopAtCursor} />
              )}{" "}
              <span className={row.kind === "work" ? "hw-hops-kind" : "hw-hidden"}>
                {row.kind === "work" ? texts.work : texts.call}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="hw-hops-tools">
        {hop !== undefined && (
          <>
            <HopName key={hop.id} hopId={hop.id} name={hop.name} />
            <IconButton
              label={texts.earlier(hop.name)}
              disabled={at === 0}
              onPress={() => change(moveHop(store.getState().scenario, hop.id, at - 1))}
            >
              <path d="M8 13V3M4 7l4-4 4 4" />
            </IconButton>
            <IconButton
              label={texts.later(hop.name)}
              disabled={at === edge.length - 1}
              onPress={() => change(moveHop(store.getState().scenario, hop.id, at + 1))}
            >
              <path d="M8 3v10M4 9l4 4 4-4" />
            </IconButton>
            <IconButton
              label={texts.remove(hop.name)}
              onPress={() => {
                change(removeHop(store.getState().scenario, hop.id));
                onPick(null);
              }}
            >
              <path d="M4 4l8 8M12 4l-8 8" />
            </IconButton>
          </>
        )}
        <span className="hw-hops-add">
          <button
            type="button"
            aria-label={texts.addCall}
            disabled={full}
            onClick={() => add("call")}
          >
            {texts.addCallShort}
          </button>
          <button
            type="button"
            aria-label={texts.addWork}
            disabled={full}
            onClick={() => add("work")}
          >
            {texts.addWorkShort}
          </button>
        </span>
      </div>
      {full && <p>{texts.tooManyHops}</p>}
    </div>
  );
});
