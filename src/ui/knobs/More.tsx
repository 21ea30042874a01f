import { memo, type ReactNode, useState } from "react";
import { useTexts } from "../TextsContext";
import "./More.css";

/** Less common settings. Closed, it still says which of them are not as usual: nothing hidden decides. */
export function More({
  title,
  facts,
  told,
  children,
}: {
  readonly title: string;
  /** The settings inside that are not as usual, in words. */
  readonly facts: readonly string[];
  /** In place of them: what is loaded before it can be said. */
  readonly told?: ReactNode;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="hw-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary title={title} facts={facts.join(" · ")} told={told} />
      {/* What is closed costs nothing while a slider is dragged. */}
      {isOpen && <div className="hw-more-body">{children}</div>}
    </details>
  );
}

interface Said {
  readonly title: string;
  readonly facts: string;
  readonly told: ReactNode;
}

const Summary = memo(function Summary(props: Said) {
  const { title, facts, told } = props;
  const { allDefault } = useTexts().knobs;
  return (
    <summary>
      <span className="hw-more-title">{title}</span>
      <span className="hw-more-facts" data-usual={facts === "" && !told}>
        {told ?? (facts === "" ? allDefault : facts)}
      </span>
    </summary>
  );
});
