import type { Setting } from "./areas.ts";
import type { Amenity, Feature } from "./features.ts";
import type { Kind } from "./home-line.ts";
import type { Random } from "./random.ts";

const maxAmenities = 10;

type Chances = Partial<Record<Amenity, number>>;

const standalone: Chances = {
  wifi: 0.85,
  ac: 0.85,
  kitchen: 0.9,
  "hot water": 0.45,
  parking: 0.5,
  garden: 0.3,
  "washing machine": 0.3,
  terrace: 0.25,
  fridge: 0.25,
  "scooter parking": 0.25,
};

const compact: Chances = {
  wifi: 0.85,
  ac: 0.8,
  "hot water": 0.5,
  "scooter parking": 0.45,
  fridge: 0.35,
  tv: 0.15,
  fan: 0.1,
};

/** How likely each amenity is beside those that the advert's title promises. */
const chances: Record<Kind, Chances> = {
  villa: {
    ...standalone,
    wifi: 0.95,
    ac: 0.97,
    housekeeping: 0.5,
    tv: 0.3,
    workspace: 0.25,
    bathtub: 0.12,
    security: 0.12,
  },
  house: { ...standalone, wifi: 0.6, ac: 0.7, fan: 0.2 },
  townhouse: { ...standalone, balcony: 0.3 },
  apartment: { ...standalone, garden: 0, terrace: 0, security: 0.3, balcony: 0.3, housekeeping: 0.3 },
  studio: { ...compact, kitchen: 0.4, workspace: 0.3, housekeeping: 0.25 },
  loft: { ...compact, kitchen: 0.7, "washing machine": 0.2 },
  room: { ...compact, "shared kitchen": 0.35 },
  guesthouse: { ...compact, "shared kitchen": 0.4, housekeeping: 0.4, garden: 0.3 },
  bungalow: { ...compact, kitchen: 0.4, terrace: 0.5, garden: 0.4 },
  cabin: { ...compact, kitchen: 0.5, terrace: 0.4 },
};

/** Pairs of which an advert names one only; the left one wins. */
const exclusive: readonly (readonly [Amenity, Amenity])[] = [
  ["fan", "ac"],
  ["pool", "shared pool"],
  ["shared kitchen", "kitchen"],
  ["parking", "scooter parking"],
  ["kitchen", "fridge"],
];

const knownAmenities: readonly Amenity[] = [
  "pool",
  "shared pool",
  "wifi",
  "ac",
  "fan",
  "kitchen",
  "shared kitchen",
  "workspace",
  "hot water",
  "fridge",
  "parking",
  "scooter parking",
  "garden",
  "terrace",
  "balcony",
  "rooftop",
  "bathtub",
  "washing machine",
  "housekeeping",
  "tv",
  "gym",
  "sauna",
  "yoga deck",
  "security",
  "pet friendly",
];

/**
 * Draws the amenities that an advert lists: what its line promises, then likely ones, at most ten.
 * Homes in the mountains have no air conditioning.
 */
export function drawAmenities(
  kind: Kind,
  features: readonly Feature[],
  setting: Setting,
  random: Random,
): Amenity[] {
  const promised = new Set<Feature>(features);
  const listed = new Set<Amenity>(knownAmenities.filter((amenity) => promised.has(amenity)));
  const likely = knownAmenities.filter((amenity) => random.chance(chances[kind][amenity] ?? 0));
  for (const amenity of random.shuffle(likely)) {
    const ruledOut =
      (amenity === "ac" && setting === "mountain") ||
      exclusive.some(
        ([a, b]) =>
          (a === amenity && promised.has(b)) || (b === amenity && (listed.has(a) || likely.includes(a))),
      );
    if (!ruledOut && listed.size < maxAmenities) listed.add(amenity);
  }
  return knownAmenities.filter((amenity) => listed.has(amenity));
}
