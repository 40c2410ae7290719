import { whatsappNumber } from "../../lib/contact/chat-addresses.ts";
import { parsedPhone } from "../../lib/contact/phone-number.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import type { Link } from "./links.ts";
import { CUES, cueBefore, type WrittenPhone, writtenPhones } from "./written-phones.ts";

type Phone = WrittenPhone & { isWhatsapp: boolean };

/** From a number to `(WhatsApp)`. */
const CUE_AFTER = 14;

/** The text with spaces for its links, whose digits are no numbers. */
function withoutLinks(text: string, links: readonly Link[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of links) {
    parts.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

function isForWhatsapp(text: string, { start, end }: { start: number; end: number }): boolean {
  if (cueBefore(text, start) === "whatsapp") return true;
  const after = text.slice(end, end + CUE_AFTER);
  const [next] = CUES.all(after);
  return next?.key === "whatsapp" && next.start <= 4 && !/^[ :.-]{0,3}[\d+]/.test(after.slice(next.end));
}

function linkedPhones(links: readonly Link[]): Phone[] {
  return links.flatMap((link) => {
    const digits = whatsappNumber(link.url);
    const numbers =
      digits === null ? [] : [`+${digits}`, digits].map((number) => parsedPhone(number, false, true));
    const phone = numbers.find((number) => number?.isValid) ?? numbers[0];
    return phone
      ? [{ number: phone.number, isCertain: true, isWhatsapp: true, start: link.start, end: link.end }]
      : [];
  });
}

/**
 * The phone numbers of an advert in E.164, those with WhatsApp first. A number without a country code is Indonesian.
 * Doubtful: a number without a country code that no network gives out.
 */
export function readPhones(
  advert: Normalised,
  links: readonly Link[],
): { phones: Fact<string>[]; whatsapp: Fact<string> | null } {
  const written = writtenPhones(withoutLinks(advert.text, links)).map((phone) => ({
    ...phone,
    isWhatsapp: isForWhatsapp(advert.text, phone),
  }));
  const all = [...written, ...linkedPhones(links)].sort(
    (a, b) => +b.isCertain - +a.isCertain || +b.isWhatsapp - +a.isWhatsapp || a.start - b.start,
  );
  const numbers = Map.groupBy(all, ({ number }) => number);
  const facts = Array.from(numbers, ([number, places]) => ({
    isWhatsapp: places.some(({ isWhatsapp }) => isWhatsapp),
    fact: factAt(
      advert,
      number,
      places,
      places.some(({ isCertain }) => isCertain) ? null : "no number of a network",
    ),
  }));
  return {
    phones: facts.map(({ fact }) => fact),
    whatsapp: facts.find(({ isWhatsapp }) => isWhatsapp)?.fact ?? null,
  };
}
