/** A configuration in a library's own option names, as somebody wrote it down. */
export interface ProfileConfig {
  readonly [option: string]: unknown;
}

export function numberIn(config: ProfileConfig, option: string, fallback: number): number {
  const value = config[option];
  return typeof value === "number" && Number.isFinite(value) ? value : fallback;
}

/** The numbers of an option that takes several, or null when it is not set. */
export function numbersIn(config: ProfileConfig, option: string): readonly number[] | null {
  const value = config[option];
  if (typeof value === "number") return [value];
  if (!Array.isArray(value)) return null;
  const numbers = value.filter((each): each is number => typeof each === "number");
  return numbers.length === value.length ? numbers : null;
}

export function textIn(config: ProfileConfig, option: string, fallback: string): string {
  const value = config[option];
  return typeof value === "string" ? value : fallback;
}

/** Options inside an option; null when it is not an object. */
export function partIn(config: ProfileConfig, option: string): ProfileConfig | null {
  const value = config[option];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

export function isSet(config: ProfileConfig, option: string): boolean {
  const value = config[option];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
