import { type PostedRow, type Posting, unsaid } from "../posting.ts";

function incomplete(ageHours: number, row: Partial<PostedRow>): Posting {
  return { ageHours, row: { ...unsaid, is_complete_listing: false, ...row } };
}

/** Posts that the collector could not turn into a listing; the list never shows them. */
export const incompletePostings: readonly Posting[] = [
  incomplete(19, { raw_description: "still available? 🙏", source_channel_name: "canggu_homes_demo" }),
  incomplete(52, {
    title: "Room free, DM",
    raw_description: "Room free from Monday. DM",
    location: "canggu",
    contact_url: "https://t.me/rent_with_us_canggu_demo",
  }),
  incomplete(97, {
    title: "Photos of the villa as promised",
    raw_description: "Photos of the villa as promised 👆 details in my next message",
    media_urls: ["/media/villa-05.webp", "/media/pool-01.webp"],
    location: "umalas",
  }),
  incomplete(151, {
    raw_description: "Kos kosong, minat inbox",
    source_channel_name: "kos_rumah_bali_demo",
    location: "denpasar",
  }),
  incomplete(233, {
    title: "Price dropped to 30 mill, same villa",
    raw_description: "Price dropped to 30 mill a month, same villa, see above",
    price_amount: 30_000_000,
    price_currency: "IDR",
    rental_period: "month",
  }),
  incomplete(341, {
    raw_description: "House in Ubud, 2 bedrooms. Photos tomorrow",
    source_channel_name: "ubud_longstay_demo",
    bedrooms: 2,
    property_type: "house",
    location: "ubud",
  }),
  incomplete(458, {
    title: "Villa near the beach",
    raw_description: "Villa near the beach 🏖 WA +62 812 0000 3020",
    property_type: "villa",
    contact_url: "https://wa.me/6281200003020",
  }),
  incomplete(590, {
    raw_description: "Sold out, thank you everyone ❤️",
    source_channel_name: "bukit_rentals_demo",
    location: "uluwatu",
  }),
];
