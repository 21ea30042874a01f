/** Where the script of the embed is, for what lies beside it. */
export interface ScriptPlace {
  /** null: nobody can tell, as of a module that was packed with others. */
  address(file: string): string | null;
  /** What a policy may ask of every script. */
  readonly nonce: string;
}

/** Known only while a classic script runs for the first time. */
const running = typeof document === "undefined" ? null : document.currentScript;
const own = running !== null && "src" in running ? running : null;

export const scriptPlace: ScriptPlace = {
  address(file) {
    const src = own?.src || scriptByName()?.src;
    return src ? new URL(file, src).href : null;
  },
  nonce: own?.nonce ?? "",
};

/** As a module it is not told who it is. */
function scriptByName(): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => /\/hopwatch-embed\.js([?#]|$)/.test(src));
}
