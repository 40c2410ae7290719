import { geoLocationRows } from "./geo-location.ts";
import { homePostings } from "./home-postings.ts";
import { badInputPostings } from "./odd-cases/bad-input.ts";
import { incompletePostings } from "./odd-cases/incomplete.ts";
import { unusualPostings } from "./odd-cases/unusual.ts";
import { wantedPostings } from "./odd-cases/wanted.ts";
import { postedAt } from "./posted-at.ts";
import type { Posting } from "./posting.ts";
import { hash } from "./random.ts";
import type { GeoLocationRow, RentalRow } from "./row.ts";
import { slugOf } from "./slug.ts";

const firstMessageId = 2140;

/** Oldest first, as a collector numbers them. */
function allPostings(): Posting[] {
  return [
    ...homePostings(),
    ...unusualPostings,
    ...incompletePostings,
    ...wantedPostings,
    ...badInputPostings,
  ].sort((a, b) => b.ageHours - a.ageHours);
}

function slugFor({ row, withoutSlug }: Posting): string | null {
  return row.title === null || withoutSlug ? null : slugOf(row.title);
}

/** Message numbers grow with time within a channel; other posts lie between ours. */
function messageIds(): (posting: Posting) => number | null {
  const last = new Map<string, number>();
  return ({ row }) => {
    const channel = row.source_channel_name;
    if (channel === null) return null;
    const id = (last.get(channel) ?? firstMessageId) + 1 + (hash(`${channel} ${last.get(channel)}`) % 9);
    last.set(channel, id);
    return id;
  };
}

/**
 * Example listings for a data service of one's own: some 240 adverts posted within the last hundred days before `now`
 * (none after it), and the places they lie in. Texts, prices and numbers are the same for every `now`; only the
 * times follow it. Rows are in order of `id`, so that an original precedes its repeats.
 */
export function demoListings(now: Date): { rentals: RentalRow[]; geo_location: GeoLocationRow[] } {
  const postings = allPostings();
  const ids = new Map(postings.map((posting, index) => [posting, index + 1]));
  const messageIdFor = messageIds();
  const rentals = postings.map((posting, index): RentalRow => {
    const { title, raw_description, source, source_channel_name, ...rest } = posting.row;
    return {
      id: index + 1,
      slug: slugFor(posting),
      title,
      raw_description,
      source,
      source_channel_name,
      message_id: messageIdFor(posting),
      duplicate_of_id: posting.repeats === undefined ? null : (ids.get(posting.repeats) ?? null),
      posted_at_telegram: postedAt(now, posting.ageHours),
      ...rest,
    };
  });
  return { rentals, geo_location: geoLocationRows(rentals) };
}
