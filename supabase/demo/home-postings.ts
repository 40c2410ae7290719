import { writeAdvert } from "./advert.ts";
import { demoHomes, type Home } from "./home.ts";
import type { Language } from "./home-line.ts";
import { drawMedia } from "./media.ts";
import { ages } from "./posted-at.ts";
import type { PostedRow, Posting } from "./posting.ts";
import { type Random, randomFor } from "./random.ts";

/** The newest adverts are well described; those with gaps come later. */
const newestCount = 70;
const leadingVideoPlace = 11;
const deletedPlaces = new Set([24, 57, 83, 121, 158, 190]);
const withoutSlugPlaces = new Set([47, 139]);
const stillFree = { en: "Still free", id: "Masih kosong", ru: "Ещё свободно" } as const satisfies Record<
  Language,
  string
>;
const repeatedPlaces = new Set([64, 78, 96, 112, 131, 150, 171, 186]);

function isWellDescribed({ title, place, price, amenities }: Home): boolean {
  return title !== null && place !== null && price.amount !== null && amenities.length > 0;
}

function inPostingOrder(homes: readonly Home[]): Home[] {
  const random = randomFor("posting order");
  const shuffled = random.shuffle(homes);
  const newest = shuffled.filter(isWellDescribed).slice(0, newestCount);
  return [...newest, ...shuffled.filter((home) => !newest.includes(home))];
}

function channelOf({ kind, language, place }: Home): string {
  if (language === "id" && (kind === "room" || kind === "house")) return "kos_rumah_bali_demo";
  if (place?.setting === "surf" || place?.setting === "town") return "canggu_homes_demo";
  if (place?.setting === "rice" || place?.setting === "mountain") return "ubud_longstay_demo";
  if (place?.setting === "cliff") return "bukit_rentals_demo";
  return "bali_monthly_demo";
}

/** What the collector read out of the text: now and then nothing. */
function propertyType(kind: string, random: Random): string | null {
  return random.weighted([
    [90, kind],
    [8, "unknown"],
    [2, null],
  ]);
}

function rowOf(home: Home, media: string[], deleted: boolean): PostedRow {
  const random = randomFor(`row ${home.key}`);
  const asWritten = random.chance(0.04);
  const location = home.place?.name ?? null;
  return {
    title: home.title,
    raw_description: writeAdvert(home),
    source: "telegram",
    source_channel_name: channelOf(home),
    message_type: "rental",
    is_complete_listing: true,
    is_deleted: deleted,
    price_amount: home.price.amount,
    price_currency: home.price.currency,
    rental_period: home.price.period,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    property_type: propertyType(home.kind, random),
    amenities: [...home.amenities],
    media_urls: media,
    location: asWritten ? location : (location?.toLowerCase() ?? null),
    contact_name: home.contact.name,
    contact_url: home.contact.url,
  };
}

/** The same advert again, half as old, with a word in front of its title. */
function repeatOf(original: Posting, { language, title }: Home): Posting {
  return {
    ageHours: original.ageHours * 0.55,
    row: { ...original.row, title: title && `${stillFree[language]}: ${title}` },
    repeats: original,
  };
}

/** Every home of the tables as a posting, and the reposts of some. */
export function homePostings(): Posting[] {
  const homes = inPostingOrder(demoHomes());
  const media = drawMedia(homes, homes[leadingVideoPlace]);
  return ages(homes.length).flatMap((ageHours, place): Posting[] => {
    const home = homes[place];
    if (home === undefined) return [];
    const row = rowOf(home, media.get(home) ?? [], deletedPlaces.has(place));
    const posting = { ageHours, row, withoutSlug: withoutSlugPlaces.has(place) };
    return repeatedPlaces.has(place) ? [posting, repeatOf(posting, home)] : [posting];
  });
}
