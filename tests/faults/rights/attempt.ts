/** Something that a visitor must not be able to do, as a request with the anonymous key and as SQL. */
export type Attempt = {
  name: string;
  /** `refused`: an error. `nothing`: an answer that holds no row. */
  expected: "refused" | "nothing";
  rest: { method: string; path: string; body?: unknown; headers?: Record<string, string> };
  sql: string;
};

export function refused(name: string, rest: Attempt["rest"], sql: string): Attempt {
  return { name, expected: "refused", rest, sql };
}

export function nothing(name: string, path: string, sql: string): Attempt {
  return { name, expected: "nothing", rest: { method: "GET", path }, sql };
}
