import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CliError, messageOf } from "../cli/cli-error.ts";
import { COUNTRY_CODES, CURRENCIES, LANGUAGES, RENT_UNITS } from "./choices.ts";

const REGIONS = fileURLToPath(new URL("../../regions/", import.meta.url));

const latitude = z.number().min(-85).max(85);
const longitude = z.number().min(-180).max(180);
const view = z.strictObject({ lat: latitude, lng: longitude, zoom: z.number().min(1).max(17) });

const range = z
  .strictObject({ least: z.number().positive(), most: z.number().positive() })
  .refine(({ least, most }) => least < most, "least is not below most");

/** Hours by which the clocks of a zone are ahead of UTC in a month; NaN for an unknown zone. */
function hoursAhead(zone: string, month: number): number {
  const time = new Date(Date.UTC(2026, month));
  try {
    const local = time.toLocaleString("sv", { timeZone: zone });
    return (Date.parse(`${local.replace(" ", "T")}Z`) - time.getTime()) / 3_600_000;
  } catch {
    return Number.NaN;
  }
}

const time = z
  // Counting days by hours is cheaper than by a calendar.
  .strictObject({ zone: z.string(), hoursAhead: z.number() })
  .refine(
    (stated) => [0, 6].every((month) => hoursAhead(stated.zone, month) === stated.hoursAhead),
    "the clocks of this zone are not that many hours ahead of UTC all year round",
  );

/** `regions/NAME/region.json`. Amounts of money are in whole units of the currency. */
const fields = z.strictObject({
  name: z.string().min(1),
  site: z.string().min(1),
  /** The code of the country is that of phone numbers without one. */
  country: z.strictObject({ name: z.string().min(1), code: z.enum(COUNTRY_CODES) }),
  time,
  currency: z.enum(CURRENCIES),
  /** Those that the site offers, the default one among them. */
  languages: z.array(z.enum(LANGUAGES)).refine((offered) => offered.includes(LANGUAGES[0]), "has no English"),
  /** The rents for each period that the reader believes. */
  rents: z.strictObject({ month: range, year: range, week: range, day: range, night: range }),
  /** Monthly rents that the site shows without doubt. */
  shownRents: range,
  priceSteps: z.array(z.number().int().positive()).min(1),
  /** Districts that share their name with a place in them: beside another place the name is ambiguous. */
  ambiguousDistricts: z.array(z.string().min(1)),
  /** Beaches and streets that visitors search for, each with its place. */
  landmarks: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
  /** Source of the map's data, to which the map links. */
  mapSource: z.url().optional(),
  firstView: view,
  wholeView: view,
  /** Rings of latitude and longitude: a point outside of all is not in the region. */
  outlines: z.array(z.array(z.tuple([latitude, longitude])).min(3)).min(1),
});

/** Addresses count a step in units: 25 million rupiah are `price_range=25`. */
const region = fields.refine(
  ({ currency, priceSteps }) => priceSteps.every((step) => step % RENT_UNITS[currency] === 0),
  { path: ["priceSteps"], error: "not all are multiples of a million rupiah, or of a thousand baht" },
);

export type Region = z.infer<typeof region>;

export const regionNames = (): string[] =>
  readdirSync(REGIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Throws a `CliError` that names the field. */
export function parseRegion(text: string, file: string): Region {
  try {
    return region.parse(JSON.parse(text));
  } catch (error) {
    throw new CliError(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error)}`);
  }
}

/** Throws a `CliError` for an unknown region or a wrong file. */
export function readRegion(name: string): Region {
  const known = regionNames();
  if (!known.includes(name))
    throw new CliError(`There is no region "${name}". There are: ${known.join(", ")}.`);
  return parseRegion(readFileSync(`${REGIONS}${name}/region.json`, "utf8"), `regions/${name}/region.json`);
}
