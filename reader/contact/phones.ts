import { whatsappNumber } from "../../lib/contact/chat-addresses.ts";
import { parsedPhone } from "../../lib/contact/phone-number.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Prose } from "./contacts.ts";
import type { Link } from "./links.ts";
import type { PhoneNumber } from "./phone-numbers.ts";

type Phone = PhoneNumber & { number: string };

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

const isParsed = (phone: PhoneNumber): phone is Phone => phone.number !== null;

/**
 * The phone numbers of an advert in E.164, those with WhatsApp first. A number without a country code is Indonesian.
 * Doubtful: a number without a country code that no network gives out.
 */
export function readPhones(advert: Prose): { phones: Fact<string>[]; whatsapp: Fact<string> | null } {
  const { links, phones } = advert.contacts;
  const all = [...phones.filter(isParsed), ...linkedPhones(links)].sort(
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
