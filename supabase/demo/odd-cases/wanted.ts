import { type PostedRow, type Posting, unsaid } from "../posting.ts";

function wanted(ageHours: number, row: Partial<PostedRow>): Posting {
  return { ageHours, row: { ...unsaid, message_type: "wanted", ...row } };
}

/** Posts by people who look for a home. */
export const wantedPostings: readonly Posting[] = [
  wanted(41, {
    title: "Looking for a two-bedroom villa in Canggu, six months",
    raw_description:
      "Hi! We are a couple with two laptops looking for a 2BR villa in Canggu or Pererenan from next month, for six months. Pool is nice, wifi and a workspace are a must. Budget up to 38 mill/month. DM @two_laptops_demo",
    source_channel_name: "canggu_homes_demo",
    price_amount: 38_000_000,
    price_currency: "IDR",
    rental_period: "month",
    bedrooms: 2,
    property_type: "villa",
    amenities: ["pool", "wifi", "workspace"],
    location: "canggu",
    contact_url: "https://t.me/two_laptops_demo",
  }),
  wanted(126, {
    title: "Family of four needs a house near the Sanur schools",
    raw_description:
      "Family of four, quiet, non smoking, looking for a house with three bedrooms and a garden near the schools in Sanur. One year, payment upfront possible. Please send photos and the price to +62 812 0000 6006",
    bedrooms: 3,
    property_type: "house",
    location: "sanur",
    contact_name: "Hannah",
    contact_url: "https://wa.me/6281200006006",
  }),
  wanted(304, {
    title: "Cari kos putri di Denpasar, maksimal 2 juta",
    raw_description:
      "Halo semua, saya cari kos putri di Denpasar, maksimal 2jt/bln, kamar mandi dalam, parkir motor. Mulai bulan depan. Terima kasih 🙏",
    source_channel_name: "kos_rumah_bali_demo",
    price_amount: 2_000_000,
    price_currency: "IDR",
    rental_period: "month",
    property_type: "room",
    location: "denpasar",
  }),
  wanted(497, {
    title: "Yoga teacher looks for a quiet room in Ubud",
    raw_description:
      "I teach mornings and need a quiet room or bungalow around Ubud for two months, kitchen access, up to 7 mill. Namaste 🙏 @slow_mornings_demo",
    source_channel_name: "ubud_longstay_demo",
    price_amount: 7_000_000,
    price_currency: "IDR",
    rental_period: "month",
    property_type: "room",
    location: "ubud",
    contact_url: "https://t.me/slow_mornings_demo",
  }),
];
