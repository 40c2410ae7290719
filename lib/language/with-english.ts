import type { Messages } from "use-intl/core";

/** Completes messages with English ones and reports missing keys (docs/behaviour.md, I4). Precompiled messages may be arrays. */
export function withEnglish<Branch extends object = Messages>(
  english: Branch,
  own: object,
  onMissing: (key: string) => void,
  prefix = "",
): Branch {
  const merged = { ...english };
  for (const [key, value] of Object.entries(english)) {
    const theirs: unknown = Reflect.get(own, key);
    const name = `${prefix}${key}`;
    if (theirs === undefined) onMissing(name);
    const isBranch = typeof value === "object" && !Array.isArray(value);
    if (isBranch) Reflect.set(merged, key, withEnglish(value, Object(theirs), onMissing, `${name}.`));
    else if (theirs !== undefined) Reflect.set(merged, key, theirs);
  }
  return merged;
}
