import { DAY_MS } from "../../../../lib/time/region-day.ts";
import type { RentalRow } from "../../../support/demo-listings.ts";
import { rentalRow } from "../../../support/rental-row.ts";

/** Rows that give every line of the acceptance criteria an example, with ids from `firstId`. */
export function exampleRows(firstId: number, area: string) {
  const now = Date.now();
  let id = firstId;
  const row = (changes: Partial<RentalRow>, daysAgo = 1): RentalRow => {
    id += 1;
    return rentalRow(id, {
      slug: `audited-${id}`,
      title: `Audited villa ${id} near the river`,
      raw_description: `Villa ${id}, all included.\nMore on https://example.com/villa?id=${id}&lang=en`,
      source_channel_name: "audited_channel",
      posted_at_telegram: new Date(now - daysAgo * DAY_MS - id * 1000).toISOString(),
      price_amount: 31_000_000,
      bedrooms: 3,
      bathrooms: 2,
      property_type: "villa",
      amenities: ["pool", "wifi"],
      media_urls: ["/media/pool-01.webp", "/media/villa-01.webp", "/media/garden-01.webp"],
      location: area,
      contact_name: "Made",
      contact_url: "https://wa.me/6281200000001",
      ...changes,
    });
  };
  const live = row({});
  return {
    /** A live listing with every field. */
    live,
    deleted: row({ is_deleted: true }),
    /** A duplicate of `live`. */
    duplicate: row({ duplicate_of_id: live.id }),
    noImage: row({ media_urls: [], price_amount: 900_000, rental_period: "week" }),
    video: row({
      media_urls: ["/media/tour-01.mp4", "/media/villa-02.webp?from=a b&to=c", "/media/garden-02.webp"],
    }),
    script: row({ title: '</script><script>alert("1")</script> "Mango" & \'House\' 🏝️' }),
    bare: row({
      ...{ slug: null, title: null, raw_description: null, location: null },
      ...{ price_amount: null, price_currency: null, rental_period: null },
      ...{ bedrooms: null, bathrooms: null, property_type: "unknown", amenities: [], media_urls: [] },
    }),
    expired: row({}, 100),
    wanted: row({ message_type: "wanted" }),
    incomplete: row({ is_complete_listing: false }),
  };
}
