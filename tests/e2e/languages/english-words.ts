import baseMap from "../../../regions/bali/map/detail.json" with { type: "json" };
import streets from "../../../regions/bali/map/streets.json" with { type: "json" };
import { allRows, geoRows } from "../../support/demo-rows.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];

/** Names, units and parts of addresses; only well-known places have Russian names. */
const NAMES = new Set([
  ..."bali monthly whatsapp telegram google maps openstreetmap open database license odbl leaflet english bahasa indonesia model context protocol".split(
    " ",
  ),
  ..."rp idr usd eur rub aud gbp sgd cad cny jpy krw inr usdt wi fi wifi jpeg pdf rss bot feed ru id atom json csv http cookie nowhere".split(
    " ",
  ),
  ...geoRows.flatMap(({ location_name }) => wordsIn(location_name)),
  ...[...baseMap.labels, ...streets.labels].flatMap(([name]) => wordsIn(String(name))),
]);

/** Titles and contacts of adverts, which also occur in attributes, where no language can be marked. */
const TITLES = allRows
  .flatMap(({ title, contact_name }) => [title ?? [], contact_name ?? []].flat())
  .sort((a, b) => b.length - a.length);

const withoutTitles = (text: string) => TITLES.reduce((rest, title) => rest.replaceAll(title, " "), text);

/** Removes addresses, channel names, commands of the bot, and quotations. */
const withoutAddresses = (text: string) =>
  text.replaceAll(
    /["“«][^"”»]*["”»]|\bhttps?:\S+|\bwww\.\S+|@\w+|(?<!\S)\/[a-z]+|\b[\w-]+\.(?:com|org|me|dev|example)\S*/g,
    " ",
  );

/** The English words of a text on a Russian page: all Latin words that are not names. */
export function englishWords(text: string): string[] {
  return wordsIn(withoutAddresses(withoutTitles(text))).filter((word) => !NAMES.has(word));
}
