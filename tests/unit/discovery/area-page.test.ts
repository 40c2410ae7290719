import { LOCALES } from "@/lib/language/locales";
import { groupsAt } from "@/lib/market/rent-market";
import { placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { areaMetadata } from "@/server/discovery/area-metadata";
import { languageOf } from "@/server/language/language-of";
import { ENGLISH } from "../../support/in-english";
import { homes, marketOf, PLACES } from "../market/sample-market";
import { RATES } from "../money/rates";

process.env.SITE_URL = "https://bali.example";

const CANGGU = [
  ...homes([20, 30, 25, 40, 50, 60]),
  ...homes([8, 9, 10, 11, 12], { bedrooms: 1 }, 10),
  ...homes([5, 6, 7, 8, 9], { bedrooms: 0 }, 20),
];

/** The data of Canggu's page with these rentals. */
function pageOf(rentals: LiveRental[]) {
  const place = placeIndex(PLACES, "canggu") ?? -1;
  const area = PLACES.points[place];
  if (area === undefined) throw new Error("no such area");
  return {
    ...{ places: PLACES, rates: RATES, area, rentals, isCanonical: true, nearby: [] },
    groups: groupsAt(marketOf(rentals), place),
  };
}

describe("areaMetadata", () => {
  it("has the rents, canonical address and feeds of the area", () => {
    const { title, description, alternates, robots, openGraph } = areaMetadata(pageOf(CANGGU), ENGLISH);
    expect(title).toBe("Canggu, Bali: monthly rents and new rentals");
    expect(description).toBe(
      "16 places to rent by the month in Canggu, Bali: median asking rent Rp 7M for studios, " +
        "Rp 10M for 1 bedroom, Rp 35M for 2 bedrooms. Newest of 20 November 2026.",
    );
    expect(alternates?.canonical).toBe("https://bali.example/area/canggu");
    expect(alternates?.types).toHaveProperty(["application/atom+xml"]);
    expect(openGraph).toMatchObject({ url: "https://bali.example/area/canggu" });
    expect(robots).toMatchObject({ index: true });
  });

  it("leaves out a median that needs rentals of nearby areas", () => {
    const near = homes([70, 71, 72, 73], { bedrooms: 1, location: "pererenan" }, 40);
    const own = [...homes([20, 30, 25, 40, 50]), ...homes([74], { bedrooms: 1 }, 50)];
    const { description } = areaMetadata(pageOf([...own, ...near]), ENGLISH);
    expect(description).toContain("median asking rent Rp 30M for 2 bedrooms.");
  });

  it.each([
    [4, false],
    [5, true],
  ])("with %p listings is indexed: %p", (count, index) => {
    expect(areaMetadata(pageOf(CANGGU.slice(0, count)), ENGLISH).robots).toMatchObject({ index });
  });

  it("is that of a missing page when the area is unknown", () => {
    expect(areaMetadata(null, ENGLISH)).toEqual({
      title: "Area not found",
      robots: { index: false, follow: true },
    });
  });

  it.each(LOCALES)("in %s has 70 to 300 characters of text", (locale) => {
    for (const rentals of [CANGGU, CANGGU.slice(0, 1), []]) {
      const { description } = areaMetadata(pageOf(rentals), languageOf(locale));
      expect(description?.length).toBeGreaterThanOrEqual(70);
      expect(description?.length).toBeLessThanOrEqual(300);
    }
  });
});
