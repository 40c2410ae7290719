import { readFileSync } from "node:fs";
import type tags from "./tags.json";

/** Each line holds a term and its tags; see README.md. Ukrainian terms stand in the Russian table. */
const TABLES = ["en.tsv", "id.tsv", "ru.tsv"];
const HEAD = "term\ttags";

type Group = keyof typeof tags;

/** The keys of a group of tags, or of several: `act.wants` is the key `wants` of the group `act`. */
export type Key<G extends Group> = G extends Group ? keyof (typeof tags)[G] & string : never;

/** Terms by key, the last part of their tag. */
export type Vocabulary<K extends string> = Readonly<Record<K, readonly string[]>>;

/** Terms by tag: `act.wants`. */
export type TaggedTerms = ReadonlyMap<string, readonly string[]>;

/** The rows of a table. Throws for other columns. */
export function rowsOf(table: string): { term: string; tags: string[] }[] {
  const [head, ...rows] = table.trimEnd().split("\n");
  if (head !== HEAD) throw new Error(`a table of terms has the columns term and tags, not "${head}"`);
  return rows.map((row) => {
    const [term, written, ...more] = row.split("\t");
    if (!term || !written || more.length > 0) throw new Error(`"${row}" is no term and its tags`);
    return { term, tags: written.split(", ") };
  });
}

export function taggedTerms(tables: readonly string[]): TaggedTerms {
  const pairs = tables.flatMap(rowsOf).flatMap(({ term, tags }) => tags.map((tag) => ({ term, tag })));
  const byTag = Map.groupBy(pairs, ({ tag }) => tag);
  return new Map(Array.from(byTag, ([tag, tagged]) => [tag, tagged.map(({ term }) => term)]));
}

/** Not `new URL`: a bundler replaces it by the address of one file, the same for all tables. */
export const readTable = (table: string) => readFileSync(URL.parse(table, import.meta.url) ?? table, "utf8");

/** Terms of all languages. */
const TERMS = taggedTerms(TABLES.map(readTable));

const NO_TERMS: TaggedTerms = new Map();

/** The terms with a tag, in all languages. Throws for an unknown tag. */
export function termsTagged(tag: string): readonly string[] {
  const terms = TERMS.get(tag);
  if (!terms) throw new Error(`no term has the tag "${tag}"`);
  return terms;
}

/**
 * The terms of a group of tags by key: `vocabulary("act").wants` holds the terms tagged `act.wants`. A region adds terms, and
 * replaces the tags that a term has in the group.
 */
export function vocabulary<G extends Group>(group: G, regional?: TaggedTerms): Vocabulary<Key<G>>;
export function vocabulary(group: string, regional = NO_TERMS): Vocabulary<string> {
  const tags = new Set([...TERMS.keys(), ...regional.keys()].filter((tag) => tag.startsWith(`${group}.`)));
  const own = new Set(Array.from(tags, (tag) => regional.get(tag) ?? []).flat());
  return Object.fromEntries(
    Array.from(tags, (tag) => [
      tag.slice(group.length + 1),
      [...(TERMS.get(tag) ?? []).filter((term) => !own.has(term)), ...(regional.get(tag) ?? [])],
    ]),
  );
}
