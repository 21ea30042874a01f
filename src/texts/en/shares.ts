/** Shares of calls, as counted and as a threshold. */
import { formatNumber } from "./format";

export function some(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** To a tenth: what is compared is the exact share. */
function percent(ratio: number): string {
  return `${formatNumber(Math.round(ratio * 1000) / 10)}\u202f%`;
}

/** A share that must be reached, or exceeded. */
export function least(ratio: number, strict: boolean): string {
  return `${strict ? ">" : "≥"}\u202f${percent(ratio)}`;
}

export function shareOf(count: number, total: number): string {
  const figures = `${formatNumber(count)} of ${formatNumber(total)}`;
  return total === 0 ? figures : `${figures} = ${percent(count / total)}`;
}
