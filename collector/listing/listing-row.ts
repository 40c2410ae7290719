import { readableNumber } from "../../lib/contact/readable-number.ts";
import type { MapPoint } from "../../lib/facts/home-point.ts";
import type { RentalFacts } from "../../lib/facts/rental-facts.ts";
import type { Include } from "../../lib/facts/stated-items.ts";
import { plainText } from "../../lib/text/plain-text.ts";
import type { Advert } from "../../reader/advert.ts";
import { readIncludes } from "../../reader/includes/includes.ts";
import { normalise } from "../../reader/normalise.ts";
import { mapPoint } from "../../reader/place/map-point.ts";
import { readRentalFacts } from "../../reader/rental-facts.ts";
import type { Corrections } from "../judge/corrections.ts";
import { approvedValue, type Decision } from "../judge/decide.ts";
import type { MapLink } from "../map-links/map-link.ts";
import type { PostKey, PostRow } from "../posts/rows.ts";
import { slugOf } from "./slug.ts";
import { titleOf } from "./title.ts";

/** A row of `rentals` as `collector_write` expects it, with the owner's title apart from the post's. */
export type ListingRow = {
  slug: string | null;
  title: string | null;
  owner_title: string | null;
  raw_description: string;
  source: "telegram";
  source_channel_name: string;
  message_id: number;
  message_type: "rental";
  is_complete_listing: boolean;
  is_deleted: boolean;
  posted_at_telegram: string;
  price_amount: number | null;
  price_currency: string | null;
  rental_period: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  property_type: string | null;
  amenities: string[];
  media_urls: string[];
  location: string | null;
  contact_name: string | null;
  contact_url: string | null;
  first_post: FirstPost | null;
  /** The owner's statements on deposit, stay and inclusions, one per line; null if there are none. */
  owner_statements: string | null;
  latitude: number | null;
  longitude: number | null;
  facts: RentalFacts;
};

/** The first post of a home whose listing shows a later one. */
export type FirstPost = {
  posted_at: string;
  text: string;
  price_amount: number | null;
  price_currency: string | null;
  rental_period: string | null;
};

const MAX_MEDIA = 100;

const AMENITY_NAMES: Record<Include, string> = {
  pool: "pool",
  wifi: "wifi",
  ac: "ac",
  kitchen: "kitchen",
  parking: "parking",
  furnished: "furnished",
  cleaning: "housekeeping",
  electricity: "electricity included",
  water: "water included",
  pets: "pets allowed",
};

function isInclude(name: string): name is Include {
  return name in AMENITY_NAMES;
}

function amenitiesOf(advert: Advert, owner: Corrections): string[] {
  const stated = readIncludes(normalise(owner.includes?.join("\n") ?? ""));
  const includes = { ...advert.includes, ...stated };
  return Object.keys(AMENITY_NAMES)
    .filter(isInclude)
    .flatMap((name) => (approvedValue(includes[name], owner) === "yes" ? [AMENITY_NAMES[name]] : []));
}

function ownerStatements({ deposit, stay, from, includes = [] }: Corrections): string | null {
  return [deposit, stay, from, ...includes].filter((words) => words !== undefined).join("\n") || null;
}

/** The contact of a listing, in order of preference: WhatsApp, Telegram, mobile phone, other phone, link. */
function contactUrlOf({ whatsapp, telegram, phones, links }: Advert, owner: Corrections): string | null {
  if (owner.contact !== undefined) return owner.contact;
  const number = approvedValue(whatsapp, owner);
  if (number !== null) return `https://wa.me/${number.replace(/\D/g, "")}`;
  const handle = approvedValue(telegram, owner);
  if (handle !== null) return `https://t.me/${handle}`;
  const phoneNumbers = phones.map((fact) => approvedValue(fact, owner)).filter((value) => value !== null);
  const phone = phoneNumbers.find((value) => readableNumber(value)?.isOnWhatsapp) ?? phoneNumbers[0];
  if (phone) return `tel:${phone}`;
  return links.map((fact) => approvedValue(fact, owner)).find((value) => value !== null) ?? null;
}

function wholeBedrooms(bedrooms: number | null): number | null {
  return Number.isInteger(bedrooms) && bedrooms !== null && bedrooms >= 0 && bedrooms <= 1_000
    ? bedrooms
    : null;
}

/** The point that a short map link leads to; null if that is not known, or of another link. */
function pointBehind(link: MapLink | null, href: string): MapPoint | null {
  if (link?.href !== href || link.latitude === null || link.longitude === null) return null;
  return { latitude: link.latitude, longitude: link.longitude };
}

/** What a listing has from its forum topic. */
function factsByTopic({ area, propertyType }: Advert, owner: Corrections): RentalFacts["byTopic"] {
  return [
    ...(area?.origin === "topic" && owner.area === undefined ? ["area" as const] : []),
    ...(propertyType?.origin === "topic" && owner.type === undefined ? ["type" as const] : []),
  ];
}

/** The row of the listing `key`. It shows `post`, the newest of its posts. */
export function listingRow(
  key: PostKey,
  post: PostRow,
  {
    advert,
    owner,
    decision,
    titleSource,
    isRetitled,
    isDuplicate,
    firstPost,
    readerVersion,
  }: {
    advert: Advert;
    owner: Corrections;
    decision: Decision;
    /** The first post of the listing. Its title stays, so that the listing's address does. */
    titleSource: { text: string; advert: Advert };
    /** Whether the owner has changed a field that titles are made of. */
    isRetitled: boolean;
    isDuplicate: boolean;
    firstPost: FirstPost | null;
    readerVersion: string;
  },
): ListingRow {
  const bedrooms = owner.bedrooms ?? wholeBedrooms(approvedValue(advert.bedrooms, owner));
  const propertyType = owner.type ?? approvedValue(advert.propertyType, owner);
  const { rent, location } = decision;
  const media = new Set(post.media.flatMap(({ urls }) => urls)).difference(new Set(owner.without_photo));
  const title =
    location === null
      ? null
      : titleOf(titleSource.text, titleSource.advert, { bedrooms, propertyType, location }, owner);
  const amenities = amenitiesOf(advert, owner);
  const statements = ownerStatements(owner);
  const text = plainText(post.text);
  const contact = contactUrlOf(advert, owner)?.slice(0, 2_000) ?? null;
  return {
    slug: isDuplicate || title === null ? null : slugOf(owner.title ?? title) || null,
    title,
    owner_title: owner.title ?? (isRetitled ? title : null),
    raw_description: post.text,
    source: "telegram",
    source_channel_name: key.channel,
    message_id: key.message_id,
    message_type: "rental",
    is_complete_listing: decision.status === "published",
    is_deleted: post.status === "removed" || post.status === "ignored",
    posted_at_telegram: post.posted_at,
    price_amount: rent?.amount ?? null,
    price_currency: rent?.currency ?? null,
    rental_period: rent?.period ?? null,
    bedrooms,
    bathrooms: owner.bathrooms ?? approvedValue(advert.bathrooms, owner),
    property_type: propertyType,
    amenities,
    media_urls: [...media].slice(0, MAX_MEDIA),
    location,
    contact_name: null,
    contact_url: contact,
    first_post: firstPost,
    owner_statements: statements,
    latitude: owner.map?.lat ?? null,
    longitude: owner.map?.lng ?? null,
    facts: readRentalFacts(
      {
        text,
        postedAt: post.posted_at,
        amenities,
        ownerStatements: statements,
        contactUrl: contact,
      },
      {
        version: readerVersion,
        // The spans of `advert` are offsets into `post.text`, so they fit only if that was plain already.
        ...(text === post.text ? { advert } : {}),
        ownerRent: owner.price,
        byTopic: factsByTopic(advert, owner),
        pinOf: (href) => mapPoint(href) ?? pointBehind(post.map_link, href),
      },
    ),
  };
}
