import { termsTagged } from "./lexicon.ts";

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** A term as a regular expression. A space matches any joint between words, a star any ending. */
function sourceOf(term: string): string {
  const isStem = term.endsWith("*");
  const source = (isStem ? term.slice(0, -1) : term).replace(SPECIAL, "\\$&").replaceAll(" ", "[ _*-]{1,3}");
  return isStem ? `${source}\\p{L}*` : source;
}

const alternatives = (tag: string) =>
  termsTagged(tag)
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join("|");

/**
 * A regular expression in which `{tag}` matches the longest whole term with that tag: /{reduction.word}/ matches `discount`
 * and `diskon`. Throws for an unknown tag.
 */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(
      (raw[0] ?? "").replace(
        /\{([a-z]\w*\.[\w.]+)\}/gi,
        (_, tag) => `(?<!\\p{L})(?:${alternatives(tag)})(?!\\p{L})`,
      ),
      flags,
    );

/** The terms with a tag, as a set. Throws for an unknown tag. */
export const termSet = (tag: string): ReadonlySet<string> => new Set(termsTagged(tag));
