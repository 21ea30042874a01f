/** The Node code cut into what is coloured alike. It knows this one dialect: what `nodeCode` writes. */
export type TokenKind = "comment" | "string" | "keyword" | "plain";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const TOKEN =
  /(?<comment>\/\/[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<keyword>\b(?:async|await|catch|const|export|for|from|function|if|import|let|new|return|try)\b)/g;

/** Their texts one after the other are the code. */
export function codeTokens(code: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > at) tokens.push({ kind: "plain", text: code.slice(at, match.index) });
    tokens.push({ kind: kindOf(match), text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < code.length) tokens.push({ kind: "plain", text: code.slice(at) });
  return tokens;
}

function kindOf({ groups = {} }: RegExpMatchArray): TokenKind {
  if (groups.comment !== undefined) return "comment";
  return groups.string === undefined ? "keyword" : "string";
}
