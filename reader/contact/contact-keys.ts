import { contactKey, keyOfHandle } from "../../lib/contact/contact-key.ts";
import { normalise } from "../normalise.ts";
import { linksIn } from "./links.ts";
import { readPhones } from "./phones.ts";
import { readTelegram } from "./telegram.ts";

/** The keys of every contact of a listing: the one that it is published with, and those that its text states for certain. */
export function contactKeys(contactUrl: string | null, text: string): string[] {
  const advert = normalise(text);
  const links = linksIn(text, advert);
  const telegram = readTelegram(text, advert, links);
  const phones = readPhones(advert, links).phones.filter(({ doubt }) => doubt === null);
  const keys = [
    contactKey(contactUrl),
    ...phones.map(({ value }) => `tel:${value}`),
    telegram === null || telegram.doubt !== null ? null : keyOfHandle(telegram.value),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
