import { memo } from "react";
import "./MarkPatterns.css";

/** The patterns that tell marks apart without colour; `prefix` keeps their ids the page's own. */
export const MarkPatterns = memo(function MarkPatterns({ prefix }: { readonly prefix: string }) {
  return (
    <defs>
      <Lines
        id={`${prefix}ghost`}
        className="hw-pattern-ghost"
        everyPx={5}
        widthPx={1.5}
        turn={45}
      />
      <Lines
        id={`${prefix}reserve`}
        className="hw-pattern-line"
        everyPx={7}
        widthPx={1}
        turn={-45}
      />
      <Lines id={`${prefix}margin`} className="hw-pattern-line" everyPx={4} widthPx={1} turn={0} />
      <Lines
        id={`${prefix}half-open`}
        className="hw-pattern-half-open"
        everyPx={5}
        widthPx={2.5}
        turn={45}
      />
      <Lines
        id={`${prefix}unavailable`}
        className="hw-pattern-paper"
        everyPx={6}
        widthPx={2}
        turn={45}
      />
      <Lines
        id={`${prefix}rejected`}
        className="hw-pattern-paper"
        everyPx={5}
        widthPx={1.5}
        turn={90}
      />
      <Lines
        id={`${prefix}cancelled`}
        className="hw-pattern-paper"
        everyPx={5}
        widthPx={2.5}
        turn={0}
      />
      <Dots id={`${prefix}rate_limited`} everyPx={6} radiusPx={1.25} />
      <Dots id={`${prefix}local`} everyPx={5} radiusPx={1.5} />
    </defs>
  );
});

interface LinesProps {
  readonly id: string;
  readonly className: string;
  readonly everyPx: number;
  readonly widthPx: number;
  readonly turn: number;
}

function Lines({ id, className, everyPx, widthPx, turn }: LinesProps) {
  return (
    <pattern
      id={id}
      width={everyPx}
      height={everyPx}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <rect className={className} width={widthPx} height={everyPx} />
    </pattern>
  );
}

function Dots(props: { readonly id: string; readonly everyPx: number; readonly radiusPx: number }) {
  const { id, everyPx, radiusPx } = props;
  return (
    <pattern id={id} width={everyPx} height={everyPx} patternUnits="userSpaceOnUse">
      <circle className="hw-pattern-paper" cx={everyPx / 2} cy={everyPx / 2} r={radiusPx} />
    </pattern>
  );
}
