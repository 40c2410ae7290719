import { approvedValue } from "@/collector/judge/decide.ts";
import { titleOf } from "@/collector/listing/title.ts";
import { readAdvert } from "@/reader/read-advert";
import { readCases } from "@/tests/support/case-table";

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

function titled(text: string): string {
  const advert = readAdvert(text, POSTED);
  const bedrooms = approvedValue(advert.bedrooms, {});
  const propertyType = approvedValue(advert.propertyType, {});
  return titleOf(
    text,
    advert,
    { bedrooms, propertyType, location: approvedValue(advert.area, {}) ?? "bali" },
    {},
  );
}

test.each(readCases("tests/unit/collector/title.tsv", ["what", "text", "title"]))(
  "the title of $what is $title ($at)",
  ({ text, title }) => {
    expect(titled(text)).toBe(title);
  },
);
