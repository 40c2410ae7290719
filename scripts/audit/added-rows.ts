import type { RentalRow } from "../import/row-schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is added to whatever listings there are, so that no line of the acceptance goes without its example. */
export interface AddedRows {
  live: RentalRow;
  deleted: RentalRow;
  duplicate: RentalRow;
  noImage: RentalRow;
  video: RentalRow;
  script: RentalRow;
  longTitle: RentalRow;
  bare: RentalRow;
  older: RentalRow;
  expired: RentalRow;
  wanted: RentalRow;
  incomplete: RentalRow;
}

/** Rows with ids from `firstId` on, in the named area, posted just before `now` where nothing else is said. */
export function addedRows(firstId: number, area: string, now: Date): AddedRows {
  let id = firstId;
  const row = (change: Partial<RentalRow>, daysAgo = 1): RentalRow => {
    id += 1;
    return {
      id,
      slug: `audited-${id}`,
      title: `Audited villa ${id} near the river`,
      raw_description: `Villa ${id}, all included.\nMore on https://example.com/villa?id=${id}&lang=en`,
      source: "telegram",
      source_channel_name: "audited_channel",
      message_id: id,
      message_type: "rental",
      is_complete_listing: true,
      is_deleted: false,
      duplicate_of_id: null,
      posted_at_telegram: new Date(now.getTime() - daysAgo * DAY_MS - id * 1000).toISOString(),
      price_amount: 31_000_000,
      price_currency: "IDR",
      rental_period: "month",
      bedrooms: 3,
      bathrooms: 2,
      property_type: "villa",
      amenities: ["pool", "wifi"],
      media_urls: ["/media/pool-01.webp", "/media/villa-01.webp", "/media/garden-01.webp"],
      location: area,
      contact_name: "Made",
      contact_url: "https://wa.me/6281200000001",
      ...change,
    };
  };
  const live = row({});
  return {
    live,
    deleted: row({ is_deleted: true }),
    duplicate: row({ duplicate_of_id: live.id }),
    noImage: row({ media_urls: [], price_amount: 900_000, rental_period: "week" }),
    video: row({
      media_urls: ["/media/tour-01.mp4", "/media/villa-02.webp?from=a b&to=c", "/media/garden-02.webp"],
    }),
    script: row({ title: '</script><script>alert("1")</script> "Mango" & \'House\' 🏝️' }),
    longTitle: row({ title: `Spacious, bright 🏝️ villa ${"with many rooms ".repeat(20)}` }),
    bare: row({
      title: null,
      raw_description: null,
      price_amount: null,
      price_currency: null,
      rental_period: null,
      bedrooms: null,
      bathrooms: null,
      property_type: "unknown",
      amenities: [],
      media_urls: [],
      location: null,
      slug: null,
    }),
    older: row({}, 40),
    expired: row({}, 100),
    wanted: row({ message_type: "wanted" }),
    incomplete: row({ is_complete_listing: false }),
  };
}
