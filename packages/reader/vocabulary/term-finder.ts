import type { Vocabulary } from "./lexicon.ts";

export type Term<K> = { key: K; start: number; end: number };

/** A node of the trie: the next nodes by code unit, and the key of the term or stem that ends here. */
type TrieNode<K> = { next: Map<number, TrieNode<K>>; key: K | null; stem: K | null };

const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;
const SPACE = " ".charCodeAt(0);
const GAPS: ReadonlySet<number> = new Set(Array.from(" _*-", (gap) => gap.charCodeAt(0)));
/** Longest gap between two words of a term. */
const MOST_GAP_CHARACTERS = 3;

/** The kind of each code unit; 0 until it is looked up. */
const kindByCode = new Uint8Array(0x10000);
const [LETTERS, DIGITS, OTHERS] = [1, 2, 3];

/** Cached, as each character of a text is looked up many times. */
function kindAt(text: string, index: number): number {
  if (index < 0 || index >= text.length) return OTHERS;
  const code = text.charCodeAt(index);
  const cached = kindByCode[code];
  if (cached) return cached;
  const char = text.charAt(index);
  const kind = LETTER.test(char) ? LETTERS : DIGIT.test(char) ? DIGITS : OTHERS;
  kindByCode[code] = kind;
  return kind;
}

function isInsideWord(text: string, index: number): boolean {
  const kind = kindAt(text, index);
  return kind !== OTHERS && kind === kindAt(text, index - 1);
}

const emptyNode = <K>(): TrieNode<K> => ({ next: new Map(), key: null, stem: null });

function addTerm<K>(root: TrieNode<K>, term: string, key: K): void {
  const isStem = term.endsWith("*");
  let node = root;
  const length = isStem ? term.length - 1 : term.length;
  for (let index = 0; index < length; index += 1) {
    const code = term.charCodeAt(index);
    const next = node.next.get(code) ?? emptyNode<K>();
    node.next.set(code, next);
    node = next;
  }
  const taken = isStem ? node.stem : node.key;
  if (taken !== null && taken !== key) throw new Error(`"${term}" is a term of "${taken}" and of "${key}"`);
  if (isStem) node.stem = key;
  else node.key = key;
}

/** Finds the terms of a vocabulary as whole words, in any script, in linear time. */
export type TermFinder<K> = {
  /** The longest term that begins at an offset. */
  findAt: (text: string, start: number) => Term<K> | null;
  /** All terms from left to right, the longest at each offset, without overlaps. */
  findAll: (text: string) => Term<K>[];
};

function trieOf<K>(terms: Iterable<readonly [K, readonly string[]]>): TrieNode<K> {
  const root = emptyNode<K>();
  for (const [key, all] of terms) for (const term of all) addTerm<K>(root, term, key);
  return root;
}

function* entriesOf<K extends string>(vocabulary: Vocabulary<K>): Iterable<[K, readonly string[]]> {
  for (const key in vocabulary) yield [key, vocabulary[key]];
}

export const termFinder = <K extends string>(vocabulary: Vocabulary<K>): TermFinder<K> =>
  finderOf(() => entriesOf(vocabulary));

/** Finds terms by keys of any type. */
export function finderOf<K>(terms: () => Iterable<readonly [K, readonly string[]]>): TermFinder<K> {
  /** Built for the first text: most programs load more vocabularies than they read with. */
  let trie: TrieNode<K> | null = null;

  function findAt(text: string, start: number): Term<K> | null {
    trie ??= trieOf(terms());
    const root = trie;
    if (!root.next.has(text.charCodeAt(start)) || isInsideWord(text, start)) return null;
    let found: K | null = null;
    let foundEnd = start;
    let isStem = false;
    let end = start;
    for (let node: TrieNode<K> | undefined = root; node && end < text.length; ) {
      const code = text.charCodeAt(end);
      const gap: TrieNode<K> | undefined = GAPS.has(code) ? node.next.get(SPACE) : undefined;
      node = gap ?? node.next.get(code);
      end += 1;
      for (let more = 1; gap && more < MOST_GAP_CHARACTERS && GAPS.has(text.charCodeAt(end)); more += 1)
        end += 1;
      if (!node || (node.key === null && node.stem === null)) continue;
      const isWhole = !isInsideWord(text, end);
      const key: K | null = (isWhole ? node.key : null) ?? node.stem;
      if (key === null) continue;
      found = key;
      foundEnd = end;
      isStem = !isWhole;
    }
    if (found === null) return null;
    if (isStem) while (kindAt(text, foundEnd) === LETTERS) foundEnd += 1;
    return { key: found, start, end: foundEnd };
  }

  function findAll(text: string): Term<K>[] {
    const found: Term<K>[] = [];
    for (let start = 0; start < text.length; ) {
      const term = findAt(text, start);
      if (term) found.push(term);
      start = term?.end ?? start + 1;
    }
    return found;
  }

  return { findAt, findAll };
}
