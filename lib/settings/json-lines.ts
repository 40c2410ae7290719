/** `["owner", "contact"]`, `["blocked", 1]` */
export type JsonPath = readonly PropertyKey[];

const keyOf = (path: JsonPath) => path.map(String).join(".");

/** The tokens of valid JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

type Container = { path: JsonPath; next: PropertyKey };

export interface JsonLines {
  /** Counted from 1; for a missing value, the line of its object. */
  lineOf(path: JsonPath): number;
  /** Keys that an object has twice: `JSON.parse` drops the first. */
  repeated: readonly { path: JsonPath; line: number }[];
}

/** The lines of the values of a text that `JSON.parse` accepts. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>();
  const repeated: { path: JsonPath; line: number }[] = [];
  const open: Container[] = [];
  let [line, lastIndex] = [1, 0];
  let lastString = "";
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    line += text.slice(lastIndex, index).split("\n").length - 1;
    lastIndex = index;
    const inside = open.at(-1);
    if (token === "}" || token === "]") open.pop();
    else if (token === ",") {
      if (inside && typeof inside.next === "number") inside.next++;
    } else if (token === ":") {
      if (!inside) continue;
      inside.next = JSON.parse(lastString);
      const path = [...inside.path, inside.next];
      if (lines.has(keyOf(path))) repeated.push({ path, line });
      lines.set(keyOf(path), line);
    } else {
      const path = inside ? [...inside.path, inside.next] : [];
      if (token.startsWith('"')) lastString = token;
      if (token === "{" || token === "[") open.push({ path, next: token === "[" ? 0 : "" });
      if (typeof inside?.next === "number") lines.set(keyOf(path), line);
    }
  }
  const lineOf = (path: JsonPath): number =>
    path.length === 0 ? 1 : (lines.get(keyOf(path)) ?? lineOf(path.slice(0, -1)));
  return { lineOf, repeated };
}
