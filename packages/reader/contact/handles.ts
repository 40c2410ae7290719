import type { Region } from "../region.ts";
import { textBefore } from "../text/beside.ts";
import type { Place } from "../text/normalise.ts";
import type { Key } from "../vocabulary/lexicon.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { contactCueTerms } from "./phone-numbers.ts";

/**
 * An account name or e-mail address; its place includes the @, that of `name` does not. `network` comes from the words around
 * it: "other" for anything but a personal Telegram account or an e-mail address, null if unknown.
 */
export type Handle = { name: Place; network: "telegram" | "email" | "other" | null } & Place;

/** `@anna_ubud`, `@lerengbatur.stay`; not the prices `@25jt`, `@rp25jt`. */
const MENTION = /(?<![\p{L}\p{N}@._/-])@(?!(?:rp|idr|usd)[. ]{0,2}\d)[a-z_]\w*(?:\.\w+)*/gu;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** What an address has before its @, and at its end; not `2@1.5jt`. */
const LETTER_BEFORE_AT = /^[^a-z@]*[a-z]/;
const TOP_LEVEL_DOMAIN = /\.[a-z]{2,24}$/;
const TELEGRAM_NAME = /^[a-z]\w{3,31}$/;
const NAME_AFTER_CUE = pattern(
  "u",
)`^ {0,2}(?:{account.label} ?)?[:=-]? {0,2}@? ?([a-z]\w{4,31})(?![\w@]|\.[a-z])`;
/** End of an item after a name without @, digit or underscore. */
const END_OF_NAME = /^[ ]?(?:$|[\n.,;)!|/])/;
const CHARACTERS_TO_NAME = 40;
/** Most characters from a word such as `Telegram:` to the name, and from the name to such a word. */
const CHARACTERS_FROM_CUE = 24;
const CHARACTERS_TO_CUE = 14;
const CHARACTERS_TO_NEXT_WORD = 6;

const NOT_NAMES = termSet("account.notName");

/** The last word for a network before an offset, in its line. */
export function cueBefore(text: string, start: number): Key<"contactCue"> | undefined {
  const before = textBefore(text, start, CHARACTERS_FROM_CUE);
  return contactCueTerms.findAll(before.slice(before.lastIndexOf("\n") + 1)).at(-1)?.key;
}

function cueAfter(text: string, end: number): Key<"contactCue"> | undefined {
  const [line = ""] = text.slice(end, end + CHARACTERS_TO_CUE).split("\n");
  return contactCueTerms.findAll(line).find(({ start }) => start < CHARACTERS_TO_NEXT_WORD)?.key;
}

function networkOf(text: string, { start, end }: Place): Handle["network"] {
  const name = text.slice(start + 1, end);
  const before = cueBefore(text, start);
  const cues = [before, cueAfter(text, end)];
  const isOther = before === "channel" || cues.includes("other");
  if (isOther || !TELEGRAM_NAME.test(name) || name.endsWith("bot")) return "other";
  return cues.includes("telegram") ? "telegram" : null;
}

function mentions(text: string, { places }: Region): Handle[] {
  return Array.from(text.matchAll(MENTION)).flatMap(({ 0: mention, index: start }) => {
    const end = start + mention.length;
    if (places.bySpelling.has(mention.slice(1))) return [];
    return [{ start, end, name: { start: start + 1, end }, network: networkOf(text, { start, end }) }];
  });
}

const emails = (text: string): Handle[] =>
  Array.from(text.matchAll(EMAIL), ({ 0: address, index: start }) => {
    const place = { start, end: start + address.length };
    const isAddress = LETTER_BEFORE_AT.test(address) && TOP_LEVEL_DOMAIN.test(address);
    return { ...place, name: place, network: isAddress ? "email" : "other" };
  });

/** Names without @ after a word for Telegram, if they follow a colon, contain a digit or underscore, or end an item: `tg some_name`. */
function namesAfterCues(text: string): Handle[] {
  return contactCueTerms.findAll(text).flatMap(({ key, end }) => {
    if (key !== "telegram") return [];
    const rest = text.slice(end, end + CHARACTERS_TO_NAME);
    const name = NAME_AFTER_CUE.exec(rest)?.[1];
    if (name === undefined || contactCueTerms.findAt(name, 0)) return [];
    const start = end + rest.indexOf(name);
    const looksLikeName = /[:=@-]/.test(rest.slice(0, start - end)) || /[\d_]/.test(name);
    const isAlone = END_OF_NAME.test(rest.slice(start - end + name.length)) && !NOT_NAMES.has(name);
    if (!looksLikeName && !isAlone) return [];
    const place = { start, end: start + name.length };
    return [{ ...place, name: place, network: "telegram" }];
  });
}

/** The accounts and e-mail addresses of a text whose links are blanked. */
export function handlesIn(text: string, region: Region): Handle[] {
  return [...mentions(text, region), ...emails(text), ...namesAfterCues(text)];
}
