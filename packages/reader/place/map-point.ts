import { innerAddress } from "../forms/web-address.ts";

export type MapPoint = { latitude: number; longitude: number };

/** More decimals are below a metre. */
const DECIMALS = 5;

/** Farther out than this zoom, or than so many metres of a satellite view, a map shows a village, not a home. */
const LEAST_ZOOM = 15;
const MOST_METRES = 2_000;

/** `-8.65,115.13`, also with a space or `loc:` before it, or a label behind it. */
const PAIR =
  /^(?:loc:|ll\.)?\s*(?<latitude>-?\d{1,2}\.\d{1,20})\s*,\s*(?<longitude>-?\d{1,3}\.\d{1,20})(?![\d.])/;

/** A pair with the zoom of its map, if that is stated: `-8.65,115.13 z17`. */
const VIEW =
  /^(?<latitude>-?\d{1,2}\.\d{1,20})\s*,\s*(?<longitude>-?\d{1,3}\.\d{1,20}) z(?<zoom>\d{1,2}(?:\.\d{1,20})?)?$/;

/** A pair as a part of a path: `/maps/search/-8.65,+115.13`, `/maps/dir//-8.65,115.13/@...`. */
const PAIR_IN_PATH = /^\+?(?<latitude>-?\d{1,2}\.\d{1,20}),\+?(?<longitude>-?\d{1,3}\.\d{1,20})$/;

/** The pin of a place in a link of Google Maps, exact. */
const GOOGLE_PIN = /!3d(?<latitude>-?\d{1,2}\.\d{1,20})!4d(?<longitude>-?\d{1,3}\.\d{1,20})/;

/** The middle of the map in a link of Google Maps: `@-8.65,115.13,17z`, `@-8.65,115.13,500m`. */
const GOOGLE_VIEW =
  /^@(?<latitude>-?\d{1,2}\.\d{1,20}),(?<longitude>-?\d{1,3}\.\d{1,20})(?:,(?:(?<zoom>\d{1,2}(?:\.\d{1,20})?)z|(?<metres>\d{1,9})(?:\.\d{1,20})?m|\d{1,3}(?:\.\d{1,20})?a)|$)/;

/** The middle of the map in a link of OpenStreetMap: `#map=17/-8.65/115.13`. */
const OSM_VIEW =
  /^#(?:.{0,40}&)?map=(?<zoom>\d{1,2}(?:\.\d{1,20})?)\/(?<latitude>-?\d{1,2}\.\d{1,20})\/(?<longitude>-?\d{1,3}\.\d{1,20})/;

/** Parameters with a pair, the most exact first: Google, Apple, Waze. */
const PARAMETERS = "q query coordinate latlng destination daddr to".split(" ");
/** Parameters with the middle of the map. */
const VIEW_PARAMETERS = "ll sll center".split(" ");

/** Yandex and 2GIS name the longitude first: `pt=115.13,-8.65`, `m=115.13,-8.65/17`. */
const LONGITUDE_FIRST_HOSTS = /(?:^|\.)(?:yandex|2gis)\.[a-z.]{2,6}$/;
const LONGITUDE_FIRST =
  /^(?<longitude>-?\d{1,3}\.\d{1,20}),(?<latitude>-?\d{1,2}\.\d{1,20})(?:\/(?<zoom>\d{1,2}(?:\.\d{1,20})?)|(?![\d.]))/;

type Match = RegExpExecArray | null | undefined;

function pointOf(match: Match): MapPoint | null {
  const { latitude, longitude, zoom = LEAST_ZOOM, metres = 0 } = match?.groups ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  if (Number(zoom) < LEAST_ZOOM || Number(metres) > MOST_METRES) return null;
  const rounded = (degrees: string) => Number(Number(degrees).toFixed(DECIMALS));
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const parameterOf = ({ searchParams }: URL, name: string): string => searchParams.get(name) ?? "";

/** The decoded parts of a path. A part that cannot be decoded stays as it is written. */
function partsOf({ pathname }: URL): string[] {
  return pathname.split("/").map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

/** The pairs of `geo:-8.65,115.13?q=-8.65,115.13(Villa)`: the one that is searched for, then the one that is shown. */
function pairsOfGeo(url: URL): Match[] {
  return [PAIR.exec(parameterOf(url, "q")), PAIR.exec(url.pathname)];
}

function pairsOfWeb(url: URL): Match[] {
  const parts = partsOf(url);
  const marker = `${parameterOf(url, "mlat")},${parameterOf(url, "mlon")}`;
  return [
    GOOGLE_PIN.exec(url.pathname),
    ...PARAMETERS.map((name) => PAIR.exec(parameterOf(url, name))),
    ...VIEW_PARAMETERS.map((name) => VIEW.exec(`${parameterOf(url, name)} z${parameterOf(url, "z")}`)),
    PAIR.exec(marker),
    ...parts.map((part) => PAIR_IN_PATH.exec(part)).toReversed(),
    ...parts.map((part) => GOOGLE_VIEW.exec(part)),
    OSM_VIEW.exec(url.hash),
  ];
}

/** Pins, then the path of a place (`/geo/7000/115.13,-8.65`), then the middle of the map. */
function pairsLongitudeFirst(url: URL): Match[] {
  const pins = ["pt", "whatshere[point]", "poi[point]"].map((name) => parameterOf(url, name));
  const view = `${parameterOf(url, "ll")}/${parameterOf(url, "z")}`;
  const pairs = [...pins, ...partsOf(url).toReversed(), view, parameterOf(url, "m")];
  return pairs.map((pair) => LONGITUDE_FIRST.exec(pair));
}

/**
 * The point that a map link names with coordinates, to a metre: links of Google Maps, Apple Maps, OpenStreetMap, Waze, Yandex and 2GIS,
 * also inside another address, and `geo:`. Null if it names none (docs/behaviour.md, P13). It may be anywhere, such as at 0,0.
 */
export function mapPoint(href: string): MapPoint | null {
  const address = URL.parse(href);
  if (address === null) return null;
  const url = innerAddress(address);
  const pairsOf = LONGITUDE_FIRST_HOSTS.test(url.hostname) ? pairsLongitudeFirst : pairsOfWeb;
  const pairs = url.protocol === "geo:" ? pairsOfGeo(url) : pairsOf(url);
  const [first] = pairs.flatMap((pair) => pointOf(pair) ?? []);
  return first ?? null;
}
