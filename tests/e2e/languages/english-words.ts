import baseMap from "../../../regions/bali/map/detail.json" with { type: "json" };
import { allRows, geoRows } from "../../support/demo-rows.ts";
import { english, indonesian } from "../../support/messages.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];

const allWords = (messages: object): string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === "string" ? wordsIn(value.replaceAll(/\{\w+|<\/?\w+>/g, " ")) : allWords(value),
  );

/** Names, units and what stands in an address; places have Russian names only where they are often asked for. */
const NAMES = new Set([
  ..."bali monthly whatsapp telegram google maps openstreetmap open database license odbl leaflet english bahasa indonesia".split(
    " ",
  ),
  ..."rp idr usd eur rub aud gbp sgd cad cny jpy krw inr usdt wi fi wifi jpeg pdf rss bot feed ru id atom json csv http cookie nowhere".split(
    " ",
  ),
  ...geoRows.flatMap(({ location_name }) => wordsIn(location_name)),
  ...baseMap.labels.flatMap(([name]) => wordsIn(String(name))),
]);

const INDONESIAN = new Set(allWords(indonesian));
const ENGLISH = new Set(allWords(english).filter((word) => word.length > 2 && !INDONESIAN.has(word)));

/** The words of adverts, also where a name has to repeat them: no attribute can be marked with a language. */
const TITLES = allRows
  .flatMap(({ title, contact_name }) => [title ?? [], contact_name ?? []].flat())
  .sort((a, b) => b.length - a.length);

const withoutTitles = (text: string) => TITLES.reduce((rest, title) => rest.replaceAll(title, " "), text);

/** What is no word of a language: addresses, names of channels, commands of the bot, and what was typed or quoted. */
const withoutAddresses = (text: string) =>
  text.replaceAll(
    /["“«][^"”»]*["”»]|\bhttps?:\S+|\bwww\.\S+|@\w+|(?<!\S)\/[a-z]+|\b[\w-]+\.(?:com|org|me|dev|example)\S*/g,
    " ",
  );

/**
 * The English words of a text on a page in another language. On a Russian one any Latin word is English; on an Indonesian one those
 * that the English messages have and the Indonesian ones have not.
 */
export function englishWords(text: string, locale: "id" | "ru"): string[] {
  const words = wordsIn(withoutAddresses(withoutTitles(text))).filter((word) => !NAMES.has(word));
  return locale === "ru" ? words : words.filter((word) => ENGLISH.has(word));
}
