import compile from "icu-minify/compile";

/** Messages as the build's loader of messages/*.json returns them. */
export function precompile(messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : precompile(value),
    ]),
  );
}
