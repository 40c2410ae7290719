import english from "../../../messages/en.json" with { type: "json" };
import indonesian from "../../../messages/id.json" with { type: "json" };
import { geoRows } from "../../support/demo-rows.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];

const allWords = (messages: object): string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === "string" ? wordsIn(value.replaceAll(/\{\w+|<\/?\w+>/g, " ")) : allWords(value),
  );

/** Names, units and what stands in an address; places have Russian names only where they are often asked for. */
const NAMES = new Set([
  ..."bali monthly whatsapp telegram google maps openstreetmap leaflet english bahasa indonesia".split(" "),
  ..."rp idr usd eur rub aud gbp sgd cny jpy krw inr usdt jpeg pdf rss atom json http https www com org".split(
    " ",
  ),
  ...geoRows.flatMap(({ location_name }) => wordsIn(location_name)),
]);

const INDONESIAN = new Set(allWords(indonesian));
const ENGLISH = new Set(allWords(english).filter((word) => word.length > 2 && !INDONESIAN.has(word)));

/** What is no word of a language: addresses and names of channels. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/\bhttps?:\S+|\bwww\.\S+|@\w+|\b[\w-]+\.(?:com|org|me|example)\S*/g, " ");

/**
 * The English words of a text on a page in another language. On a Russian one any Latin word is English; on an Indonesian one those
 * that the English messages have and the Indonesian ones have not.
 */
export function englishWords(text: string, locale: "id" | "ru"): string[] {
  const words = wordsIn(withoutAddresses(text)).filter((word) => !NAMES.has(word));
  return locale === "ru" ? words : words.filter((word) => ENGLISH.has(word));
}
