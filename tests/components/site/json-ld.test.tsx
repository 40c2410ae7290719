import { renderToStaticMarkup } from "react-dom/server";
import { RentalJsonLd } from "@/components/site/json-ld";
import { jsonLdText } from "@/lib/search/json-ld";
import { EnglishPage } from "@/tests/support/in-english";
import { PLACES, READ_AT } from "../../unit/discovery/found";
import { RATES } from "../../unit/money/rates";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

const dataOf = (html: string) =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "");

test("data with markup cannot close its script element", () => {
  const data = { name: '</script><script>alert("1")</script> & <!--' };
  const html = renderToStaticMarkup(<script type="application/ld+json">{jsonLdText(data)}</script>);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(dataOf(html)).toEqual(data);
});

describe("RentalJsonLd", () => {
  const html = (change: Parameters<typeof sampleWholeRental>[0]) =>
    renderToStaticMarkup(
      <EnglishPage>
        <RentalJsonLd rental={sampleWholeRental(change)} places={PLACES} rates={RATES} readAt={READ_AT} />
      </EnglishPage>,
    );

  it("links to the list of the area under its canonical name", () => {
    expect(JSON.stringify(dataOf(html({ location: "batu bolong" })))).toContain("/?location=canggu");
    expect(JSON.stringify(dataOf(html({ location: "elsewhere" })))).not.toContain("/?location=");
  });

  it("is empty for a listing that search engines may not index", () => {
    expect(html({ message_type: "wanted" })).toBe("");
    expect(html({ posted_at: "2026-01-01T00:00:00.000Z" })).toBe("");
  });
});
