import { listing, listingsFile } from "./own-listings.ts";
import { testOnOwnSite } from "./own-site.ts";

/** Rentals in Canggu. */
export const MANY = 500;
export const picture = (name: string) => `/media/${name}.webp`;
const minute = new Date(Date.now() - 60_000).toISOString();

/** One of each kind of card, in Sanur. */
const special = [
  listing(1001, {
    title: "Three pictures",
    media_urls: [picture("villa-01"), picture("pool-01"), picture("pool-02")],
  }),
  listing(1002, { title: "One picture", media_urls: [picture("villa-02")] }),
  listing(1003, { title: "No picture" }),
  listing(1004, { title: "Broken picture", media_urls: ["/media/not-there.webp"] }),
  listing(1005, { title: "Video", media_urls: ["/media/tour-01.MP4?x=1", picture("villa-03")] }),
  listing(1006, { title: null }),
  listing(1007, { title: "Foreign host", media_urls: ["https://pictures.example/house.jpg"] }),
  listing(1008, {
    title: "Odd addresses",
    media_urls: [
      "not an address",
      "javascript:alert(1)",
      "//pictures.example/x.jpg",
      "https://[x",
      "data:,",
      "/\\x",
    ],
  }),
  listing(1009, {
    title: "Weekly",
    ...{ price_amount: 9_000_000, rental_period: "week", bedrooms: 2, bathrooms: 1.5 },
  }),
  listing(1010, {
    title: "Facts unknown",
    price_amount: null,
    rental_period: null,
    bedrooms: null,
    bathrooms: null,
  }),
].map((row) => ({ ...row, location: "sanur", posted_at_telegram: minute }));

export const many = Array.from({ length: MANY }, (_, index) => listing(index + 1));

/** Tests on a site with these rentals. */
export const test = testOnOwnSite(async () => ({
  args: ["--listings", await listingsFile([...many, ...special])],
}));
