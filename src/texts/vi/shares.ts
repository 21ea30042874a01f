/** Shares of calls, as counted and as a threshold. */
import { formatNumber } from "./format";

export const calls = (count: number) => `${formatNumber(count)} lời gọi`;
export const outOf = (count: number, total: number) =>
  `${formatNumber(count)}/${formatNumber(total)}`;

/** To a tenth: what is compared is the exact share. */
function percent(ratio: number): string {
  return `${formatNumber(Math.round(ratio * 1000) / 10)}%`;
}

/** A share that must be reached, or exceeded. */
export function least(ratio: number, strict: boolean): string {
  return `${strict ? ">" : "≥"}\u202f${percent(ratio)}`;
}

export function shareOf(count: number, total: number): string {
  return total === 0 ? outOf(count, total) : `${outOf(count, total)} = ${percent(count / total)}`;
}
