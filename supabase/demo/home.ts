import { drawAmenities } from "./amenities.ts";
import { type Area, places } from "./areas.ts";
import { type Contact, drawContact } from "./contacts.ts";
import type { Amenity, Feature } from "./features.ts";
import type { HomeLine, HomesOfPlace, Kind, Language } from "./home-line.ts";
import { bukit } from "./homes/bukit.ts";
import { canggu } from "./homes/canggu.ts";
import { eastNorthIslands } from "./homes/east-north-islands.ts";
import { south } from "./homes/south.ts";
import { southWest } from "./homes/south-west.ts";
import { ubud } from "./homes/ubud.ts";
import { westCoast } from "./homes/west-coast.ts";
import { drawPrice, type Price } from "./prices.ts";
import { type Random, randomFor } from "./random.ts";

/** Everything an advert is written from: its row, its text and its pictures agree because they read the same facts. */
export interface Home {
  /** Seeds every draw for this home. */
  key: string;
  place: Area | null;
  kind: Kind;
  language: Language;
  title: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  amenities: readonly Amenity[];
  features: ReadonlySet<Feature>;
  price: Price;
  contact: Contact;
}

/** Rents of an advert without a place are those of an average area. */
const averageRentLevel = 0.7;

const homesOfPlaces = [
  ...canggu,
  ...westCoast,
  ...southWest,
  ...bukit,
  ...south,
  ...ubud,
  ...eastNorthIslands,
] as const satisfies readonly HomesOfPlace[];

function drawBathrooms(kind: Kind, bedrooms: number | null, random: Random): number | null {
  if (bedrooms === null || random.chance(0.12)) return null;
  if (kind === "house" || kind === "townhouse") return Math.max(1, bedrooms - random.int(0, 1));
  if (kind === "villa" && bedrooms > 1 && random.chance(0.3)) return bedrooms + 1;
  return Math.max(1, bedrooms);
}

function drawHome(place: Area | null, language: Language, line: HomeLine, key: string): Home {
  const random = randomFor(key);
  const [kind, bedrooms, title, lineFeatures] = line;
  const amenities = random.chance(0.05)
    ? []
    : drawAmenities(kind, lineFeatures, place?.setting ?? "town", random);
  return {
    key,
    place,
    kind,
    language,
    title,
    bedrooms,
    bathrooms: drawBathrooms(kind, bedrooms, random),
    amenities,
    features: new Set<Feature>([...lineFeatures, ...amenities]),
    price: drawPrice(
      {
        kind,
        bedrooms,
        rentLevel: place?.rentLevel ?? averageRentLevel,
        inRupiah: language === "id",
        byTheMonth: /month|bulan|long[ -]stay/i.test(title ?? ""),
      },
      random,
    ),
    contact: drawContact(place?.name ?? "Bali", language, random),
  };
}

/** Every home of the tables, drawn once: the same on each call. */
export function demoHomes(): Home[] {
  return homesOfPlaces.flatMap(({ place, ...lines }) => {
    const area = place === null ? null : places[place];
    const languages = ["en", "id", "ru"] as const;
    return languages.flatMap((language) =>
      (lines[language] ?? []).map((line, index) =>
        drawHome(area, language, line, `${place} ${language} ${line[2] ?? index}`),
      ),
    );
  });
}
