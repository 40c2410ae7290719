import { toCard } from "@/lib/rentals/card";
import { sampleRental } from "./sample-rental";

const NOW = new Date("2026-11-21T04:00:00Z");

describe("toCard", () => {
  it("words what a card shows", () => {
    expect(toCard(sampleRental({ bathrooms: 1 }), NOW)).toMatchObject({
      id: 1,
      href: "/rental/villa-canggu",
      title: "Two-bedroom villa with a pool",
      place: "Canggu",
      rooms: "2 bedrooms · 1 bathroom",
      price: "Rp 35,000,000 / month",
      posted: "Yesterday",
      media: ["/media/pool-01.webp"],
    });
  });

  it("is complete for a listing of which little is known", () => {
    const bare = sampleRental({
      slug: null,
      title: null,
      location: null,
      bedrooms: null,
      bathrooms: null,
      price_amount: null,
      price_currency: null,
      rental_period: null,
      posted_at: null,
      media_urls: [],
    });
    expect(toCard(bare, NOW)).toMatchObject({
      href: "/rental/1",
      title: "Rental property",
      place: null,
      rooms: "",
      price: null,
      monthly: null,
      posted: "N/A",
      media: [],
    });
  });

  it("is nothing but plain values, so that it can be sent to the browser", () => {
    const card = toCard(sampleRental(), NOW);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });
});
