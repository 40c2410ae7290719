import type { Rental } from "@/lib/rentals/rental";
import { rentalOffer } from "@/lib/seo/rental-offer";
import { sampleWholeRental } from "../rentals/sample-rental";

const offer = (change: Partial<Rental>) =>
  rentalOffer(sampleWholeRental(change), "https://bali.example/rental/x");

describe("rentalOffer", () => {
  it.each<[Partial<Rental>, number, string]>([
    [{}, 35_000_000, "IDR"],
    [{ rental_period: "week", price_amount: 3_000_000 }, 13_000_000, "IDR"],
    [{ rental_period: "night", price_amount: 1_200_000 }, 36_500_000, "IDR"],
    [{ rental_period: "day", price_amount: 1_200_000 }, 36_500_000, "IDR"],
    [{ rental_period: "year", price_amount: 120_000_000 }, 10_000_000, "IDR"],
    [{ rental_period: "week", price_amount: 100, price_currency: "USD" }, 433, "USD"],
    [{ price_currency: null }, 35_000_000, "IDR"],
  ])("of %j asks for %i %s a month", (change, price, priceCurrency) => {
    expect(offer(change)).toMatchObject({
      "@type": "OfferForLease",
      price,
      priceCurrency,
      priceSpecification: { price, priceCurrency, unitCode: "MON" },
    });
  });

  it.each<Partial<Rental>>([{ price_amount: null }, { price_currency: "RP" }, { price_amount: Number.NaN }])(
    "is none with %j",
    (change) => {
      expect(offer(change)).toBeNull();
    },
  );
});
