export type MapPoint = { latitude: number; longitude: number };

/** More decimals are below a metre. */
const DECIMALS = 5;

/** `-8.65,115.13`, also with a space or `loc:` before it, or a label behind it. */
const PAIR = /^(?:loc:|ll\.)?\s*(-?\d{1,2}\.\d{1,20})\s*,\s*(-?\d{1,3}\.\d{1,20})(?![\d.])/;

/** A pair as a part of a path: `/maps/search/-8.65,+115.13`, `/maps/dir//-8.65,115.13/@...`. */
const PAIR_IN_PATH = /^\+?(-?\d{1,2}\.\d{1,20}),\+?(-?\d{1,3}\.\d{1,20})$/;

/** The pin of a place in a link of Google Maps, exact. */
const GOOGLE_PIN = /!3d(-?\d{1,2}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/;

/** The middle of the map in a link of Google Maps. */
const GOOGLE_VIEW = /^@(-?\d{1,2}\.\d{1,20}),(-?\d{1,3}\.\d{1,20})(?:,|$)/;

/** The middle of the map in a link of OpenStreetMap: `#map=17/-8.65/115.13`. */
const OSM_VIEW = /^#(?:.{0,40}&)?map=\d{1,2}(?:\.\d{1,3})?\/(-?\d{1,2}\.\d{1,20})\/(-?\d{1,3}\.\d{1,20})/;

/** Parameters with a pair, the most exact first: Google, Apple, Waze. */
const PARAMETERS = "q query ll latlng coordinate destination daddr to sll center".split(" ");

type Match = RegExpExecArray | null | undefined;

function pointOf(match: Match): MapPoint | null {
  if (!match) return null;
  const [latitude, longitude] = [match[1], match[2]].map((degrees) =>
    Number(Number(degrees).toFixed(DECIMALS)),
  );
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
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
    PAIR.exec(marker),
    ...parts.map((part) => PAIR_IN_PATH.exec(part)).toReversed(),
    ...parts.map((part) => GOOGLE_VIEW.exec(part)),
    OSM_VIEW.exec(url.hash),
  ];
}

/**
 * The point that a map link names with coordinates, to a metre: links of Google Maps, Apple Maps, OpenStreetMap and Waze, and
 * `geo:`. Null if it names none (docs/behaviour.md, P13). It may be anywhere, such as at 0,0.
 */
export function mapPoint(href: string): MapPoint | null {
  const url = URL.parse(href);
  if (url === null) return null;
  const pairs = url.protocol === "geo:" ? pairsOfGeo(url) : pairsOfWeb(url);
  const [first] = pairs.flatMap((pair) => pointOf(pair) ?? []);
  return first ?? null;
}
