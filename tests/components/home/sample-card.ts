import type { Card } from "@/lib/search/card";

/** A card with every field set; a test overrides those that matter to it. */
export function sampleCard(change: Partial<Card> = {}): Card {
  return {
    id: 1,
    href: "/rental/villa",
    title: "Villa",
    place: "Canggu",
    rooms: "2 bedrooms · 1 bathroom",
    rent: { amount: 10_000_000, currency: "IDR", period: "month", price_per_month: 10_000_000 },
    posted: "Today",
    media: ["/media/villa-01.webp"],
    ...change,
  };
}
