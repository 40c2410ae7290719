import { telegramHandle } from "../../lib/contact/chat-addresses.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { CONTACT_CUES } from "../vocabulary/contact-cues.ts";
import { PLACE_NAMES } from "../vocabulary/place-names.ts";
import type { Link } from "./links.ts";

const CUES = termFinder(CONTACT_CUES);

const HANDLE = /(?<![\p{L}\p{N}@._/-])@(?!(?:rp|idr|usd)\d)[a-z]\w{3,31}(?![\w@]|\.[a-z])/gu;
const BARE_HANDLE =
  /^[ ]{0,2}(?:(?:id|username|user|nick|ник|account|acc)[ ]?)?[:=-]?[ ]{0,2}@?[ ]?([a-z]\w{4,31})(?![\w@]|\.[a-z])/u;
/** What a handle without a mark ends at. */
const END = /^[ ]?(?:$|[\n.,;)!|/])/;
/** From a word such as `Telegram:` to its handle. */
const CUE_BEFORE = 24;
const CUE_AFTER = 14;
const LONGEST_HANDLE = 40;

const NO_HANDLES = new Set(
  "please thanks thank preferred message messages number available chat chats direct directly below above here first anytime".split(
    " ",
  ),
);

type Handle = { start: number; end: number; isTelegram: boolean };

/** `@name`, unless the words around it belong to another network or to a channel of adverts. */
function mentions(text: string): Handle[] {
  return Array.from(text.matchAll(HANDLE)).flatMap(({ 0: handle, index: start }) => {
    const end = start + handle.length;
    const line =
      text
        .slice(Math.max(0, start - CUE_BEFORE), start)
        .split("\n")
        .at(-1) ?? "";
    const before = CUES.all(line).at(-1)?.key;
    const after = CUES.all(text.slice(end, end + CUE_AFTER).split("\n")[0] ?? "").find(
      ({ start: at }) => at < 6,
    )?.key;
    if (
      before === "other" ||
      before === "channel" ||
      after === "other" ||
      handle.endsWith("bot") ||
      PLACE_NAMES.has(handle.slice(1))
    )
      return [];
    return [{ start: start + 1, end, isTelegram: before === "telegram" || after === "telegram" }];
  });
}

/** `Telegram: name`, `tg some_name`: without @ a word needs the colon, a digit or an underscore to be a handle. */
function namedHandles(text: string): Handle[] {
  return CUES.all(text).flatMap(({ key, end }) => {
    if (key !== "telegram") return [];
    const rest = text.slice(end, end + LONGEST_HANDLE);
    const handle = BARE_HANDLE.exec(rest)?.[1];
    if (handle === undefined || CUES.at(handle, 0)) return [];
    const start = end + rest.indexOf(handle);
    const isMarked = /[:=@-]/.test(rest.slice(0, start - end)) || /[\d_]/.test(handle);
    const isAlone = END.test(rest.slice(start - end + handle.length)) && !NO_HANDLES.has(handle);
    return isMarked || isAlone ? [{ start, end: start + handle.length, isTelegram: true }] : [];
  });
}

/** The Telegram account of whoever lets, as it is written, without @. Null: none, or only a channel's. */
export function readTelegram(
  written: string,
  advert: Normalised,
  links: readonly Link[],
): Fact<string> | null {
  for (const link of links) {
    const handle = telegramHandle(link.url);
    const line =
      advert.text
        .slice(Math.max(0, link.start - CUE_BEFORE), link.start)
        .split("\n")
        .at(-1) ?? "";
    if (handle !== null && CUES.all(line).at(-1)?.key !== "channel") return factAt(advert, handle, [link]);
  }
  const handles = [...mentions(advert.text), ...namedHandles(advert.text)];
  const handle = handles.find(({ isTelegram }) => isTelegram) ?? handles[0];
  if (handle === undefined) return null;
  const span = advert.spanOf(handle.start, handle.end);
  return factAt(advert, written.slice(span.start, span.end), [handle]);
}
