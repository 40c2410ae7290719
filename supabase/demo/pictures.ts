import type { Feature } from "./features.ts";
import type { Home } from "./home.ts";

export type Family =
  | "villa"
  | "pool"
  | "living"
  | "bedroom"
  | "kitchen"
  | "bathroom"
  | "desk"
  | "garden"
  | "ricefield"
  | "beach";

type Sight = "sea" | "fields" | "green" | "pool" | "tub" | "pavilion" | "house" | "barn" | "cabin";

const picturesIn: Record<Family, number> = {
  villa: 8,
  pool: 6,
  ricefield: 4,
  bedroom: 6,
  kitchen: 4,
  living: 4,
  desk: 3,
  beach: 4,
  bathroom: 3,
  garden: 3,
};

/** What can be seen in a picture besides what its name says. */
const sights = new Map<string, readonly Sight[]>([
  ["villa-01", ["house", "pool"]],
  ["villa-02", ["house", "pool"]],
  ["villa-03", ["house"]],
  ["villa-04", ["house"]],
  ["villa-05", ["cabin"]],
  ["villa-06", ["house", "pool", "sea"]],
  ["villa-07", ["fields"]],
  ["villa-08", ["barn"]],
  ["pool-01", ["sea"]],
  ["pool-04", ["green"]],
  ["bedroom-02", ["sea"]],
  ["living-01", ["pavilion"]],
  ["living-02", ["sea"]],
  ["kitchen-02", ["pavilion"]],
  ["kitchen-04", ["sea"]],
  ["desk-01", ["fields"]],
  ["bathroom-01", ["tub"]],
  ["bathroom-03", ["tub", "sea"]],
]);

const seaTraits: readonly Feature[] = ["near beach", "beachfront", "ocean view", "surf"];
const fieldTraits: readonly Feature[] = ["rice field view", "jungle view", "mountain view"];

function canShow({ kind, features, place }: Home): Record<Sight, boolean> {
  const house = kind === "villa" || kind === "house" || kind === "townhouse";
  const fields = place?.setting === "mountain" || fieldTraits.some((trait) => features.has(trait));
  return {
    house,
    barn: kind === "bungalow",
    cabin: kind === "cabin",
    sea: seaTraits.some((trait) => features.has(trait)),
    fields,
    green: fields || place?.setting === "rice",
    pool: features.has("pool") || features.has("shared pool"),
    tub: kind === "villa" || features.has("bathtub"),
    pavilion: (house || kind === "bungalow") && !features.has("enclosed living"),
  };
}

function fits(family: Family, home: Home): boolean {
  const { kind, features } = home;
  const sight = canShow(home);
  const single = kind === "room" || kind === "guesthouse" || kind === "studio";
  const has: Record<Family, boolean> = {
    villa: sight.house || sight.barn || sight.cabin,
    pool: sight.pool,
    living: !single || features.has("coliving"),
    bedroom: true,
    kitchen: features.has("kitchen") || features.has("shared kitchen"),
    bathroom: true,
    desk: features.has("workspace"),
    garden: features.has("garden") || (kind === "bungalow" && !features.has("beachfront")),
    ricefield: sight.fields,
    beach: sight.sea,
  };
  return has[family];
}

/** The pictures of a family, as root-relative URLs, that show nothing which the home lacks. */
export function fittingPictures(family: Family, home: Home): string[] {
  if (!fits(family, home)) return [];
  const possible = canShow(home);
  return Array.from(
    { length: picturesIn[family] },
    (_, index) => `${family}-${String(index + 1).padStart(2, "0")}`,
  )
    .filter((name) => (sights.get(name) ?? []).every((sight) => possible[sight]))
    .map((name) => `/media/${name}.webp`);
}
