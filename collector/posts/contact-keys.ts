import type { Advert } from "../../reader/advert.ts";

/** What two posts of one poster have in common: phone numbers, the handle, and whom the post was forwarded from. */
export function contactKeys(advert: Advert, forwardedFrom: string | null): string[] {
  const { phones, whatsapp, telegram } = advert;
  return [
    ...new Set([
      ...[...phones, whatsapp].flatMap((fact) => (fact ? [`tel:${fact.value}`] : [])),
      ...(telegram ? [`tg:${telegram.value.toLowerCase()}`] : []),
      ...(forwardedFrom === null ? [] : [`from:${forwardedFrom}`]),
    ]),
  ];
}
