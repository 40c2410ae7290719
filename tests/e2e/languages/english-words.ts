import baseMap from "../../../regions/bali/map/detail.json" with { type: "json" };
import { allRows, geoRows } from "../../support/demo-rows.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];

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

/** The English words of a text on a Russian page: all that are Latin and no names. */
export function englishWords(text: string): string[] {
  return wordsIn(withoutAddresses(withoutTitles(text))).filter((word) => !NAMES.has(word));
}
