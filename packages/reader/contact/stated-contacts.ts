import { type Fact, factAt } from "../fact.ts";
import { telegramHandle, whatsappNumber } from "../forms/chat-addresses.ts";
import { parsedPhone } from "../forms/phone-number.ts";
import type { Prose } from "./contacts.ts";
import { cueBefore } from "./handles.ts";
import { isMapLink } from "./links.ts";
import type { PhoneNumber } from "./phone-numbers.ts";

type Phone = PhoneNumber & { number: string };

function linkedPhones({ contacts: { links }, region }: Prose): Phone[] {
  return links.flatMap((link) => {
    const digits = whatsappNumber(link.url);
    const numbers =
      digits === null
        ? []
        : [`+${digits}`, digits].map((number) => parsedPhone(number, region.phoneCountry, false, true));
    const phone = numbers.find((number) => number?.isValid) ?? numbers[0];
    return phone
      ? [{ number: phone.number, isCertain: true, isWhatsapp: true, start: link.start, end: link.end }]
      : [];
  });
}

const isParsed = (phone: PhoneNumber): phone is Phone => phone.number !== null;

/**
 * The phone numbers of an advert in E.164, certain ones first, then those with WhatsApp. A number without a country code
 * counts as Indonesian, and is in doubt if it is not valid.
 */
export function readPhones(advert: Prose): { phones: Fact<string>[]; whatsapp: Fact<string> | null } {
  const all = [...advert.contacts.phones.filter(isParsed), ...linkedPhones(advert)].sort(
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

/** The Telegram account of the landlord as written, without @. Null if there is none but that of a channel. */
export function readTelegram(written: string, advert: Prose): Fact<string> | null {
  const { links, handles } = advert.contacts;
  for (const link of links) {
    const account = telegramHandle(link.url);
    if (account !== null && cueBefore(advert.withContacts, link.start) !== "channel")
      return factAt(advert, account, [link]);
  }
  const handle =
    handles.find(({ network }) => network === "telegram") ?? handles.find(({ network }) => network === null);
  if (handle === undefined) return null;
  const span = advert.spanOf(handle.name.start, handle.name.end);
  return factAt(advert, written.slice(span.start, span.end), [handle.name]);
}

/** The first e-mail address of an advert, in lower case. */
export function readEmail(advert: Prose): Fact<string> | null {
  const address = advert.contacts.handles.find(({ network }) => network === "email");
  return address ? factAt(advert, advert.withContacts.slice(address.start, address.end), [address]) : null;
}

export function readMapUrl(advert: Prose): Fact<string> | null {
  const map = advert.contacts.links.find(({ url }) => isMapLink(url));
  return map ? factAt(advert, map.href, [map]) : null;
}

/** Links that are neither a map nor a chat. */
export function readLinks(advert: Prose): Fact<string>[] {
  return advert.contacts.links
    .filter(
      (link) =>
        !isMapLink(link.url) && whatsappNumber(link.url) === null && telegramHandle(link.url) === null,
    )
    .map((link) => factAt(advert, link.href, [link]));
}
