import type { Rental } from "@/lib/rental/rental";
import { rentalJsonLd, rentalOffer } from "@/server/discovery/rental-json-ld";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";
import type { Change } from "../rental/sample-rental";
import { NOTHING_KNOWN, sampleWholeRental } from "../rental/sample-whole-rental";

process.env.SITE_URL = "https://bali.example";

describe("rentalOffer", () => {
  const offer = (change: Change<Rental>) =>
    rentalOffer(sampleWholeRental(change), "https://bali.example/rental/x", RATES);

  it.each<[Change<Rental>, number, string]>([
    [{}, 35_000_000, "IDR"],
    [{ rental_period: "night", price_amount: 1_200_000 }, 36_500_000, "IDR"],
    [{ rental_period: "week", price_amount: 100, price_currency: "USD" }, 433, "USD"],
    [{ price_amount: 500_000 }, 500_000, "IDR"],
    [{ price_currency: null }, 35_000_000, "IDR"],
  ])("of %j is %i %s a month", (change, price, priceCurrency) => {
    expect(offer(change)).toMatchObject({
      "@type": "OfferForLease",
      price,
      priceCurrency,
      priceSpecification: { price, priceCurrency, unitCode: "MON" },
    });
  });

  it.each<Change<Rental>>([
    { price_amount: null },
    { price_currency: "RP" },
    { price_amount: Number.NaN },
    { price_amount: 499_999 },
    { price_amount: 2_000_000_001 },
    { price_amount: 20, price_currency: "USD" },
  ])("is null with %j", (change) => {
    expect(offer(change)).toBeNull();
  });
});

describe("rentalJsonLd", () => {
  const C = "https://bali.example/rental/villa-canggu";

  function things(change: Change<Rental> = {}, area: string | null = "canggu", language = ENGLISH) {
    const [listing, crumbs] = rentalJsonLd(sampleWholeRental(change), area, RATES, language)["@graph"];
    return { listing, crumbs };
  }

  it("describes the listing, its home, its rent and its breadcrumbs", () => {
    const { listing, crumbs } = things();
    expect(listing).toMatchObject({
      "@type": "RealEstateListing",
      "@id": `${C}#listing`,
      url: C,
      name: "Two-bedroom villa with a pool",
      datePosted: "2026-11-20T04:00:00.000Z",
      image: ["https://bali.example/media/pool-01.webp"],
      leaseLength: { value: 1, unitCode: "MON" },
      breadcrumb: { "@id": `${C}#crumbs` },
      mainEntity: {
        "@type": "Accommodation",
        identifier: "1",
        numberOfBedrooms: 2,
        numberOfBathroomsTotal: 2,
        accommodationCategory: "villa",
        amenityFeature: [{ name: "pool", value: true }],
        address: { addressLocality: "Canggu", addressRegion: "Bali", addressCountry: "ID" },
      },
      offers: { price: 35_000_000, priceCurrency: "IDR" },
    });
    expect(crumbs).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${C}#crumbs`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Bali rentals", item: "https://bali.example/" },
        { "@type": "ListItem", position: 2, name: "Canggu", item: "https://bali.example/?location=canggu" },
        { "@type": "ListItem", position: 3, name: "Two-bedroom villa with a pool" },
      ],
    });
  });

  it("is in the language of the page", () => {
    const { listing, crumbs } = things({}, "canggu", languageOf("ru"));
    expect(listing).toMatchObject({
      url: "https://bali.example/ru/rental/villa-canggu",
      inLanguage: "ru",
      description: expect.stringMatching(/^Вилла, Чангу, Бали · 2 спальни/),
      mainEntity: { address: { addressLocality: "Чангу", addressRegion: "Бали" } },
    });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { item: "https://bali.example/ru" },
        { item: "https://bali.example/ru?location=canggu" },
        { name: "Two-bedroom villa with a pool" },
      ],
    });
  });

  it("leaves out unknown facts instead of writing null or zero", () => {
    const { listing, crumbs } = things({ ...NOTHING_KNOWN, title: "Villa" }, null);
    const text = JSON.stringify([listing, crumbs]);
    const keys = ["numberOf", "Category", "amenity", "image", "Locality", "offers", "datePosted", "null"];
    expect(keys.filter((key) => text.includes(key))).toEqual([]);
    expect(crumbs).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
  });

  it("lists each photo once, without videos, by absolute encoded URLs", () => {
    const media_urls = [
      "/media/tour.mp4",
      "/media/a b.webp",
      "https://cdn.example/x.jpg?a=1&b=2",
      "/media/a b.webp",
      "x",
    ];
    expect(things({ media_urls }).listing).toMatchObject({
      image: ["https://bali.example/media/a%20b.webp", "https://cdn.example/x.jpg?a=1&b=2"],
    });
  });

  it("has no location finer than the area, no rating and no product", () => {
    const text = JSON.stringify(things());
    expect(text).not.toMatch(/geo|latitude|streetAddress|Rating|review|Product|VacationRental/);
  });
});
