import type { Home } from "./home.ts";
import type { Kind } from "./home-line.ts";
import { type Family, fittingPictures } from "./pictures.ts";
import { type Random, randomFor } from "./random.ts";

/** A home without pictures is never among the newest. */
const newestWithPictures = 36;

const videos = ["/media/tour-01.mp4", "/media/tour-02.mp4"];

const covers: Record<Kind, readonly Family[]> = {
  villa: ["villa", "pool"],
  house: ["villa", "garden", "living", "ricefield", "beach"],
  townhouse: ["villa", "living", "pool"],
  apartment: ["living", "bedroom", "kitchen", "pool"],
  studio: ["bedroom", "living", "desk"],
  loft: ["living", "desk", "bedroom"],
  room: ["bedroom", "garden", "beach"],
  guesthouse: ["bedroom", "garden", "ricefield", "beach"],
  bungalow: ["villa", "garden", "ricefield", "beach", "bedroom"],
  cabin: ["villa", "ricefield", "garden"],
};

/** In the order in which people show a home, most telling first. */
const tour: readonly Family[] = [
  "pool",
  "living",
  "bedroom",
  "kitchen",
  "bathroom",
  "desk",
  "garden",
  "bedroom",
  "ricefield",
  "beach",
  "villa",
];

/** Mostly three to seven, a few none, at most twelve. */
function drawCount(mayBeNone: boolean, random: Random): number {
  const range = random.weighted<readonly [number, number]>([
    [mayBeNone ? 6 : 0, [0, 0]],
    [10, [1, 2]],
    [66, [3, 7]],
    [20, [8, 12]],
  ]);
  return random.int(range[0], range[1]);
}

/** How often a family may appear, so that an advert never shows two different houses or kitchens as one. */
function mostOf(family: Family, { bedrooms, bathrooms }: Home): number {
  if (family === "bedroom") return Math.max(2, bedrooms ?? 0);
  if (family === "bathroom") return Math.max(1, bathrooms ?? 0);
  if (family === "living") return (bedrooms ?? 1) > 2 ? 2 : 1;
  if (family === "pool") return (bedrooms ?? 1) > 3 ? 2 : 1;
  return family === "villa" || family === "kitchen" || family === "desk" ? 1 : 2;
}

function drawGallery(home: Home, cover: string, count: number, random: Random): string[] {
  const gallery = [cover];
  for (const family of [...tour, ...tour]) {
    const fitting = fittingPictures(family, home);
    const unseen = fitting.filter((url) => !gallery.includes(url));
    const seen = fitting.length - unseen.length;
    const wanted = gallery.length < count && seen < mostOf(family, home) && random.chance(0.85);
    if (wanted && unseen.length > 0) gallery.push(random.pick(unseen));
  }
  return gallery;
}

/** Whether an advert shows a video, and whether it comes first: some do, one leads with it. */
function withVideo(gallery: string[], leads: boolean, random: Random): string[] {
  if (leads) return [random.pick(videos), ...gallery.slice(0, 11)];
  if (gallery.length < 3 || gallery.length > 11 || !random.chance(0.14)) return gallery;
  const place = random.int(1, gallery.length);
  return [...gallery.slice(0, place), random.pick(videos), ...gallery.slice(place)];
}

/**
 * Pictures for homes in posting order: fitting, without repeats in a home, and the first picture is always one that
 * has not been first for the longest time, so that neighbours differ. `leadingVideo` is the home that opens with one.
 */
export function drawMedia(homes: readonly Home[], leadingVideo: Home | undefined): Map<Home, string[]> {
  const lastFirst = new Map<string, number>();
  return new Map(
    homes.map((home, index) => {
      const random = randomFor(`media ${home.key}`);
      const count = home === leadingVideo ? 6 : drawCount(index >= newestWithPictures, random);
      if (count === 0) return [home, []];
      const candidates = covers[home.kind].flatMap((family) => fittingPictures(family, home));
      const [cover] = random
        .shuffle(candidates)
        .sort((a, b) => (lastFirst.get(a) ?? -1) - (lastFirst.get(b) ?? -1));
      if (cover === undefined) return [home, []];
      lastFirst.set(cover, index);
      return [home, withVideo(drawGallery(home, cover, count, random), home === leadingVideo, random)];
    }),
  );
}
