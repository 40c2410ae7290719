import { regionFile } from "../../../lib/region/region-path.ts";
import { readTable } from "./read-table.ts";

/** Each line holds a term and its tags; see README.md. Ukrainian terms stand in the Russian table, those of a region in its own. */
const TABLES = ["en.tsv", "id.tsv", "ru.tsv", regionFile("words.tsv")];

/** Terms by key, the last part of their tag. */
export type Vocabulary<K extends string> = Readonly<Record<K, readonly string[]>>;

/** Terms of all languages by tag: `act.wants`. */
function termsByTag(): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, string[]>();
  for (const table of TABLES) {
    for (const { term, tags } of readTable(table, ["term", "tags"])) {
      for (const tag of tags.split(", ")) {
        const tagged = terms.get(tag);
        if (tagged) tagged.push(term);
        else terms.set(tag, [term]);
      }
    }
  }
  return terms;
}

const TERMS = termsByTag();

/** The terms with a tag, in all languages. Throws for an unknown tag. */
export function termsTagged(tag: string): readonly string[] {
  const terms = TERMS.get(tag);
  if (!terms) throw new Error(`no term has the tag "${tag}"`);
  return terms;
}

const keysOf = (group: string): string[] =>
  Array.from(TERMS.keys()).flatMap((tag) =>
    tag.startsWith(`${group}.`) ? [tag.slice(group.length + 1)] : [],
  );

/**
 * The terms of a group of tags by key: `vocabulary("act", ["wants"])` holds the terms tagged `act.wants`. Throws if a key has
 * no terms or the tables have another tag of the group. A group whose keys are numbers needs no list of them.
 */
export function vocabulary(group: string): Vocabulary<string>;
export function vocabulary<const K extends string>(group: string, keys: readonly K[]): Vocabulary<K>;
export function vocabulary(group: string, keys: readonly string[] = keysOf(group)): Vocabulary<string> {
  const unknown = keysOf(group).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new Error(`"${group}.${unknown}" is no tag: ${group} has ${keys.join(", ")}`);
  return Object.fromEntries(
    keys.map((key) => {
      const terms = TERMS.get(`${group}.${key}`);
      if (!terms) throw new Error(`${group}: ${key} has no terms`);
      return [key, terms];
    }),
  );
}
