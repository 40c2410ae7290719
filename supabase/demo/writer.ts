import type { Random } from "./random.ts";
import type { Facts } from "./words/facts.ts";

/** Puts facts into phrases. Every answer is a list, so that a part which cannot be written simply is not there. */
export interface Writer {
  /** One phrase of those that the facts allow. */
  one(phrases: readonly string[] | undefined): string[];
  maybe(probability: number, phrases: readonly string[] | undefined): string[];
}

/** Replaces `{name}` by its fact; null when a fact is missing. */
export function fill(phrase: string, facts: Facts): string | null {
  let complete = true;
  const text = phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) complete = false;
    return fact ?? "";
  });
  return complete ? text : null;
}

/** A writer that never says the same phrase twice. */
export function writerFor(facts: Facts, random: Random): Writer {
  const said = new Set<string>();

  function one(phrases: readonly string[] = []): string[] {
    const texts = phrases.flatMap((phrase) => fill(phrase, facts) ?? []).filter((text) => !said.has(text));
    if (texts.length === 0) return [];
    const text = random.pick(texts);
    said.add(text);
    return [text];
  }

  return { one, maybe: (probability, phrases) => (random.chance(probability) ? one(phrases) : []) };
}
