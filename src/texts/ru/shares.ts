/** Shares of calls, as counted and as a threshold. */
import { counted, formatNumber } from "./format";

export const calls = (count: number) => counted(count, ["вызов", "вызова", "вызовов"]);

/** To a tenth: what is compared is the exact share. */
function percent(ratio: number): string {
  return `${formatNumber(Math.round(ratio * 1000) / 10)}\u202f%`;
}

/** A share that must be reached, or exceeded. */
export function least(ratio: number, strict: boolean): string {
  return `${strict ? ">" : "≥"}\u202f${percent(ratio)}`;
}

export function some(count: number, most: number): string {
  return `${formatNumber(count)} из ${formatNumber(most)}`;
}

export function shareOf(count: number, total: number): string {
  return total === 0 ? some(count, total) : `${some(count, total)} = ${percent(count / total)}`;
}
