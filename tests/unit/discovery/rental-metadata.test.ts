import type { Rental } from "@/lib/rental/rental";
import { rentalMetadata } from "@/server/discovery/rental-metadata";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "../rental/sample-whole-rental";
import { READ_AT } from "./found";

process.env.SITE_URL = "https://bali.example";

const URL_OF_SAMPLE = "https://bali.example/rental/villa-canggu";

const head = (change: Partial<Rental> = {}, language = ENGLISH) =>
  rentalMetadata({ rental: sampleWholeRental(change), rentals: [], rates: RATES, readAt: READ_AT }, language);

describe("rentalMetadata", () => {
  const metadata = head();

  it("has the canonical address, also as that of previews", () => {
    const { alternates, openGraph } = head();
    expect(alternates?.canonical).toBe(URL_OF_SAMPLE);
    expect(openGraph?.url).toBe(URL_OF_SAMPLE);
  });

  it("has every tag of a preview, without the site's name in the title", () => {
    expect(metadata.openGraph).toMatchObject({
      title: "Two-bedroom villa with a pool, Rp 35M / month",
      siteName: "Bali Monthly",
      type: "website",
      images: [{ width: 1200, height: 630, alt: "Photo: Two-bedroom villa with a pool" }],
    });
    expect(metadata.twitter).toMatchObject({ card: "summary_large_image" });
    expect(metadata.openGraph?.description).not.toContain("35");
  });

  it.each([
    ["en", "", "en_US", ["id_ID", "ru_RU"], "Photo: "],
    ["id", "/id", "id_ID", ["en_US", "ru_RU"], "Foto: "],
    ["ru", "/ru", "ru_RU", ["en_US", "id_ID"], "Фото: "],
  ] as const)("in %s has the address and tags of this language", (locale, prefix, own, others, photo) => {
    const { alternates, openGraph } = head({}, languageOf(locale));
    const url = `https://bali.example${prefix}/rental/villa-canggu`;
    expect(alternates?.canonical).toBe(url);
    const images = [{ alt: `${photo}Two-bedroom villa with a pool` }];
    expect(openGraph).toMatchObject({ url, locale: own, alternateLocale: others, images });
  });

  it("lets search engines index a live listing, with a large picture", () => {
    expect(metadata.robots).toMatchObject({ index: true, "max-image-preview": "large" });
  });

  it("sets an end date for an older listing, and noindex for an old one", () => {
    const older = head({ posted_at: "2026-10-01T00:00:00.000Z" });
    expect(older.robots).toMatchObject({ index: true, unavailable_after: "2026-12-30T00:00:00.000Z" });
    const old = head({ posted_at: "2026-08-01T00:00:00.000Z" });
    expect(old.robots).toEqual({ index: false, follow: true });
  });

  it("encodes a non-ASCII slug once", () => {
    const { alternates } = head({ slug: "вилла-é" });
    expect(alternates?.canonical).toBe(`https://bali.example/rental/${encodeURIComponent("вилла-é")}`);
  });

  it("keeps an address without a rental out of search engines", () => {
    expect(rentalMetadata(null, ENGLISH)).toMatchObject({
      title: "Rental not found",
      robots: { index: false },
    });
  });
});
