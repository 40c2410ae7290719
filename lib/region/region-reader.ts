import { readFileSync } from "node:fs";
import { createReader } from "@rentals/reader/reader.ts";
import type { RegionOptions } from "@rentals/reader/region.ts";
import { COUNTRY_CODE } from "./names.ts";
import { readPlaces } from "./places.ts";
import { regionFile } from "./region-path.ts";
import "./variables.ts";

const rentsFor = (variable: string | undefined) => JSON.parse(variable ?? "null");

export const READER_OPTIONS: RegionOptions = {
  places: readPlaces(),
  words: readFileSync(regionFile("words.tsv"), "utf8"),
  rents: {
    month: rentsFor(process.env.REGION_RENTS_MONTH),
    year: rentsFor(process.env.REGION_RENTS_YEAR),
    week: rentsFor(process.env.REGION_RENTS_WEEK),
    day: rentsFor(process.env.REGION_RENTS_DAY),
    night: rentsFor(process.env.REGION_RENTS_NIGHT),
  },
  currency: process.env.REGION_CURRENCY ?? "IDR",
  zone: process.env.REGION_TIME_ZONE ?? "UTC",
  phoneCountry: COUNTRY_CODE,
  ambiguousDistricts: JSON.parse(process.env.REGION_AMBIGUOUSDISTRICTS ?? "[]"),
};

/** The reader of the region's adverts. Its tables are read and take memory when this module is loaded. */
export const reader = createReader(READER_OPTIONS);
