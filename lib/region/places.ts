import { readFileSync } from "node:fs";
import { regionFile } from "./region-path.ts";

const COLUMNS = "name,latitude,longitude,within,kind,spellings,russian,streets,common,in_russian";

/** A row of `places.csv`, the one table of places for the reader, the collector, the map and the site (docs/regions.md). */
export type PlaceRow = {
  name: string;
  /** Degrees of WGS 84; null for a name that only older listings have. */
  point: { latitude: number; longitude: number } | null;
  /** The next wider area; empty for the widest. */
  within: string;
  /** Adverts use an area as their address, a village rarely. The reader ignores names without a kind. */
  kind: "area" | "village" | "";
  spellings: string[];
  /** Spellings in Russian letters; by sound if there are none. */
  russian: string[];
  streets: string[];
  isCommon: boolean;
  /** The name that the site shows in Russian; empty for the Latin name. */
  inRussian: string;
};

const cells = (line: string): string[] =>
  Array.from(
    line.matchAll(/(?<=^|,)(?:"([^"]*)"|([^,]*))(?=,|$)/g),
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );

const listed = (cell: string): string[] => cell.split(";").filter((name) => name !== "");

function kindOf(cell: string): PlaceRow["kind"] | null {
  return cell === "area" || cell === "village" || cell === "" ? cell : null;
}

function pointOf(latitude: string, longitude: string): PlaceRow["point"] {
  return latitude === "" && longitude === ""
    ? null
    : { latitude: Number(latitude || "?"), longitude: Number(longitude || "?") };
}

/** Parses a `places.csv`. Throws an error that names the line. */
export function parsePlaces(text: string): PlaceRow[] {
  const [head, ...lines] = text.trimEnd().split("\n");
  if (head !== COLUMNS) throw new Error(`places.csv: the columns are ${COLUMNS}`);
  const known = new Set<string>();
  return lines.map((line, index) => {
    const [name = "", latitude = "", longitude = "", within = "", kind = "", ...rest] = cells(line);
    const [spellings = "", russian = "", streets = "", common = "", inRussian = "", ...extra] = rest;
    const point = pointOf(latitude, longitude);
    const itsKind = kindOf(kind);
    const isWrong = Object.values(point ?? {}).some(Number.isNaN) || name === "" || known.has(name);
    if (isWrong || itsKind === null || extra.length > 0)
      throw new Error(`places.csv, line ${index + 2}: ${line}`);
    known.add(name);
    return {
      name,
      point,
      within,
      kind: itsKind,
      isCommon: common !== "",
      inRussian,
      spellings: listed(spellings),
      russian: listed(russian),
      streets: listed(streets),
    };
  });
}

let places: readonly PlaceRow[] | undefined;

/** The places of the region, whose file is read once. */
export function readPlaces(): readonly PlaceRow[] {
  places ??= parsePlaces(readFileSync(regionFile("places.csv"), "utf8"));
  return places;
}
