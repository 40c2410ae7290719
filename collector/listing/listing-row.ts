import type { Advert } from "@rentals/reader/advert.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { readableNumber } from "../../lib/contact/readable-number.ts";
import type { MapPoint } from "../../lib/facts/home-point.ts";
import type { RentalFacts } from "../../lib/facts/rental-facts.ts";
import { plainText } from "../../lib/text/plain-text.ts";
import type { Corrections } from "../judge/corrections.ts";
import { approvedValue, type Decision } from "../judge/decide.ts";
import { type MapLink, pointOfLink } from "../map-links/map-link.ts";
import type { PostKey } from "../posts/post-key.ts";
import { isShown, type PostRow } from "../posts/rows.ts";
import { amenitiesOf } from "./amenities.ts";
import { readRentalFacts } from "./rental-facts.ts";
import { slugOf } from "./slug.ts";
import { titleOf } from "./title.ts";

export const rentColumns = (rent: Rent | null) => ({
  price_amount: rent?.amount ?? null,
  price_currency: rent?.currency ?? null,
  rental_period: rent?.period ?? null,
});

export type FirstPost = { posted_at: string; text: string } & ReturnType<typeof rentColumns>;

const MAX_MEDIA = 100;

function ownerStatements({ deposit, stay, from, includes = [] }: Corrections): string | null {
  return [deposit, stay, from, ...includes].filter((words) => words !== undefined).join("\n") || null;
}

/** The contact of a listing, in order of preference: WhatsApp, Telegram, mobile phone, other phone, e-mail, link. */
function contactUrlOf(
  { whatsapp, telegram, phones, email, links }: Advert,
  owner: Corrections,
): string | null {
  if (owner.contact !== undefined) return owner.contact;
  const number = approvedValue(whatsapp, owner);
  if (number !== null) return `https://wa.me/${number.replace(/\D/g, "")}`;
  const handle = approvedValue(telegram, owner);
  if (handle !== null) return `https://t.me/${handle}`;
  const phoneNumbers = phones.map((fact) => approvedValue(fact, owner)).filter((value) => value !== null);
  const phone = phoneNumbers.find((value) => readableNumber(value)?.isOnWhatsapp) ?? phoneNumbers[0];
  if (phone) return `tel:${phone}`;
  if (email) return `mailto:${email.value}`;
  return links.map((fact) => approvedValue(fact, owner)).find((value) => value !== null) ?? null;
}

function wholeBedrooms(bedrooms: number | null): number | null {
  const isWhole = bedrooms !== null && Number.isInteger(bedrooms);
  return isWhole && bedrooms >= 0 && bedrooms <= 1_000 ? bedrooms : null;
}

/** The point that a short map link leads to; null if that is not known, or of another link. */
function pointBehind(link: MapLink | null, href: string): MapPoint | null {
  if (link?.href !== href || link.latitude === null || link.longitude === null) return null;
  return { latitude: link.latitude, longitude: link.longitude };
}

function factsByTopic({ area, propertyType }: Advert, owner: Corrections): RentalFacts["byTopic"] {
  return [
    ...(area?.origin === "topic" && owner.area === undefined ? (["area"] as const) : []),
    ...(propertyType?.origin === "topic" && owner.type === undefined ? (["type"] as const) : []),
  ];
}

export type ListingFacts = {
  advert: Advert;
  owner: Corrections;
  decision: Decision;
  /** The first post of the listing, by which its address is named. */
  first: { text: string; advert: Advert };
  isDuplicate: boolean;
  firstPost: FirstPost | null;
  readerVersion: string;
};

/** The row of the listing `key`, which shows `post`, the newest of its posts. The stored slug stays what it was first. */
export function listingRow(key: PostKey, post: PostRow, listed: ListingFacts) {
  const { advert, owner, decision, first, isDuplicate, firstPost, readerVersion } = listed;
  const bedrooms = owner.bedrooms ?? wholeBedrooms(approvedValue(advert.bedrooms, owner));
  const property_type = owner.type ?? approvedValue(advert.propertyType, owner);
  const { rent, location } = decision;
  const media = new Set(post.media.flatMap(({ urls }) => urls)).difference(new Set(owner.without_photo));
  const lead = new Set([owner.first_photo ?? ""]).intersection(media);
  const named = location === null ? null : { bedrooms, propertyType: property_type, location };
  const titleFrom = (source: typeof first) =>
    named && (owner.title ?? titleOf(source.text, source.advert, named, owner));
  const address = isDuplicate ? null : titleFrom(first);
  const amenities = amenitiesOf(advert, owner);
  const owner_statements = ownerStatements(owner);
  const contact_url = contactUrlOf(advert, owner)?.slice(0, 2_000).toWellFormed() ?? null;
  const text = plainText(post.text);
  return {
    slug: (address && slugOf(address)) || null,
    title: titleFrom({ text: post.text, advert }),
    raw_description: post.text,
    source: "telegram",
    source_channel_name: key.channel,
    message_id: key.message_id,
    message_type: "rental",
    // What is complete may wait all the same: for a suspicion.
    is_complete_listing: decision.status === "published" && post.status !== "queued",
    is_deleted: isDuplicate ? !isShown(post) : post.status === "removed" || post.status === "ignored",
    posted_at_telegram: post.posted_at,
    ...rentColumns(rent),
    bedrooms,
    bathrooms: owner.bathrooms ?? approvedValue(advert.bathrooms, owner),
    property_type,
    amenities,
    media_urls: [...lead.union(media)].slice(0, MAX_MEDIA),
    location,
    contact_name: null,
    contact_url,
    first_post: firstPost,
    owner_statements,
    latitude: owner.map?.lat ?? null,
    longitude: owner.map?.lng ?? null,
    facts: readRentalFacts(
      {
        text,
        postedAt: post.posted_at,
        amenities,
        ownerStatements: owner_statements,
        contactUrl: contact_url,
      },
      {
        version: readerVersion,
        // The spans of `advert` are offsets into `post.text`, so they fit only if that was plain already.
        ...(text === post.text ? { advert } : {}),
        ownerRent: owner.price,
        byTopic: factsByTopic(advert, owner),
        pinOf: (href) => pointOfLink(href) ?? pointBehind(post.map_link, href),
      },
    ),
  };
}
