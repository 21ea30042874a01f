import { renameHop } from "../../engine/edit";
import { duplicateRefusal, stepTo, type TreeRefusal, type TreeStep } from "../../engine/treeEdit";
import { IconButton } from "../controls/IconButton";
import { NameField } from "../controls/NameField";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import { useEdit } from "./useEdit";

const STEPS: readonly { readonly step: TreeStep; readonly drawn: string }[] = [
  { step: "earlier", drawn: "M8 13V3M4 7l4-4 4 4" },
  { step: "later", drawn: "M8 3v10M4 9l4 4 4-4" },
  { step: "unnest", drawn: "M13 8H3M7 4L3 8l4 4" },
  { step: "nest", drawn: "M3 8h10M9 4l4 4-4 4" },
];

/** Renames the chosen hop, moves it about the tree, duplicates and removes it. */
export function HopTools({
  hopId,
  name,
  onStep,
  onDuplicate,
  onRemove,
}: {
  readonly hopId: string;
  readonly name: string;
  readonly onStep: (step: TreeStep) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}) {
  const { hopTree: texts, knobs } = useTexts();
  const edit = useEdit();
  const refusals = useScenario((scenario) =>
    STEPS.map(({ step }) => why(stepTo(scenario, hopId, step))),
  );
  const full = useScenario((scenario) => duplicateRefusal(scenario, hopId));
  return (
    <div className="hw-hops-tools">
      <NameField
        key={hopId}
        label={knobs.name}
        name={name}
        expected={knobs.nameExpected}
        onRename={(next) => edit((now) => renameHop(now, hopId, next))}
      />
      <span className="hw-hops-moves">
        {STEPS.map(({ step, drawn }, nth) => {
          const refused = refusals[nth] ?? null;
          return (
            <IconButton
              key={step}
              label={texts.steps[step](name)}
              {...(refused && { title: texts.refusals[refused](name) })}
              disabled={refused !== null}
              onPress={() => onStep(step)}
            >
              <path d={drawn} />
            </IconButton>
          );
        })}
        <IconButton
          label={texts.duplicate(name)}
          {...(full && { title: texts.refusals[full](name) })}
          disabled={full !== null}
          onPress={onDuplicate}
        >
          <path d="M6 6h7v7H6zM10 3.5V3H3v7h.5" />
        </IconButton>
        <IconButton label={texts.remove(name)} onPress={onRemove}>
          <path d="M4 4l8 8M12 4l-8 8" />
        </IconButton>
      </span>
    </div>
  );
}

function why(to: ReturnType<typeof stepTo>): TreeRefusal | null {
  return typeof to === "string" ? to : null;
}
