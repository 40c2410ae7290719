import { endsListing } from "@/collector/posts/ends-listing";
import { readAdvert } from "@/reader/read-advert";
import { testReadings } from "@/tests/support/case-table";

const read = (text: string, postedAt: Date) => readAdvert(text, { postedAt });

testReadings("tests/unit/collector/ends-listing.tsv", {
  "end of the listing": (text) =>
    endsListing({ text, posted_at: "2026-11-10T02:00:00Z" }, read) ? "yes" : "no",
});
