import { termFinder } from "../term-finder.ts";
import { CONTACT_CUES } from "../vocabulary/contact-cues.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { PLACE_NAMES } from "../vocabulary/place-names.ts";

/**
 * The name of an account, or an e-mail address, and where it stands with its @. `network` is what the words around it say: null
 * where they say nothing, "other" for what is no account of a person on Telegram.
 */
export type Handle = { name: { start: number; end: number }; network: "telegram" | "other" | null } & Place;
type Place = { start: number; end: number };

const cueTerms = termFinder(CONTACT_CUES);

/** `@anna_ubud`, `@lerengbatur.stay`; not the sums `@25jt` and `@rp25jt`. */
const MENTION = /(?<![\p{L}\p{N}@._/-])@(?!(?:rp|idr|usd)[. ]{0,2}\d)[a-z_]\w*(?:\.\w+)*/gu;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** How Telegram names accounts. */
const TELEGRAM_NAME = /^[a-z]\w{3,31}$/;
const NAME_AFTER_CUE = pattern(
  "u",
)`^ {0,2}(?:{account.label} ?)?[:=-]? {0,2}@? ?([a-z]\w{4,31})(?![\w@]|\.[a-z])`;
/** Follows a name without @, a digit or an underscore. */
const END_OF_NAME = /^[ ]?(?:$|[\n.,;)!|/])/;
const LONGEST_NAME_AFTER_CUE = 40;
/** From a word such as `Telegram:` to the name, in characters. */
const REACH_BEFORE = 24;
const REACH_AFTER = 14;
const NEXT_WORD = 6;

const NO_NAMES = termSet("account.notName");

/** What the last word about networks before a place in its line says. */
export function cueBefore(text: string, start: number): keyof typeof CONTACT_CUES | undefined {
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  return cueTerms.findAll(before.slice(before.lastIndexOf("\n") + 1)).at(-1)?.key;
}

function cueAfter(text: string, end: number): keyof typeof CONTACT_CUES | undefined {
  const [line = ""] = text.slice(end, end + REACH_AFTER).split("\n");
  return cueTerms.findAll(line).find(({ start }) => start < NEXT_WORD)?.key;
}

function networkOf(text: string, { start, end }: Place): Handle["network"] {
  const name = text.slice(start + 1, end);
  const cues = [cueBefore(text, start), cueAfter(text, end)];
  const isElsewhere = cueBefore(text, start) === "channel" || cues.includes("other");
  if (isElsewhere || !TELEGRAM_NAME.test(name) || name.endsWith("bot")) return "other";
  return cues.includes("telegram") ? "telegram" : null;
}

function mentions(text: string): Handle[] {
  return Array.from(text.matchAll(MENTION)).flatMap(({ 0: mention, index: start }) => {
    const end = start + mention.length;
    if (PLACE_NAMES.has(mention.slice(1))) return [];
    return [{ start, end, name: { start: start + 1, end }, network: networkOf(text, { start, end }) }];
  });
}

const emails = (text: string): Handle[] =>
  Array.from(text.matchAll(EMAIL), ({ 0: address, index: start }) => {
    const place = { start, end: start + address.length };
    return { ...place, name: place, network: "other" };
  });

/** `Telegram: name`, `tg some_name`: a word without @ is a name after a colon, with a digit or an underscore, or at the end of a line. */
function namesAfterCues(text: string): Handle[] {
  return cueTerms.findAll(text).flatMap(({ key, end }) => {
    if (key !== "telegram") return [];
    const rest = text.slice(end, end + LONGEST_NAME_AFTER_CUE);
    const name = NAME_AFTER_CUE.exec(rest)?.[1];
    if (name === undefined || cueTerms.findAt(name, 0)) return [];
    const start = end + rest.indexOf(name);
    const isMarked = /[:=@-]/.test(rest.slice(0, start - end)) || /[\d_]/.test(name);
    const isAlone = END_OF_NAME.test(rest.slice(start - end + name.length)) && !NO_NAMES.has(name);
    if (!isMarked && !isAlone) return [];
    const place = { start, end: start + name.length };
    return [{ ...place, name: place, network: "telegram" }];
  });
}

/** The accounts and e-mail addresses that a text without its links names. */
export function handlesIn(text: string): Handle[] {
  return [...mentions(text), ...emails(text), ...namesAfterCues(text)];
}
