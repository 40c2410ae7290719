import { othersWithContact, refreshKeywordIndex, rentalIdsMatching } from "@/server/data/keyword-search";
import { sampleRental } from "../rentals/sample-rental";

jest.mock("next/cache", () => ({ cacheLife: () => {} }));
jest.mock("@/server/data/text-reads", () => {
  const row = (id: number, raw_description: string, ...contacts: string[]) => ({
    ...{ id, raw_description, contact_url: null, facts: { version: "test", advert: {}, contacts } },
  });
  const rows = [
    row(1, "Pool. WA 0812 3456 7890", "tel:+6281234567890"),
    row(2, "WA 0812 3456 7890 or 0812 1111 2222", "tel:+6281234567890", "tel:+6281211112222"),
    row(3, "Pool. WA +62 812-3456-7890", "tel:+6281234567890"),
    row(4, "Call 0812 1111 2222", "tel:+6281211112222"),
  ];
  return {
    TEXT_READS: {
      all: async function* () {
        yield rows;
      },
      byIds: async () => [],
    },
  };
});

const SWEPT_AT = 1;

beforeAll(() => {
  refreshKeywordIndex(
    [1, 2, 3, 4].map((id) => sampleRental({ id, title: "Home" })),
    SWEPT_AT,
  );
});

test.each([
  [1, ["tel:+6281234567890"], [2, 3]],
  [2, ["tel:+6281111112222", "tel:+6281234567890"], [1, 3]],
  [4, ["tel:+6281211112222"], [2]],
  [4, ["tel:+6289999999999"], []],
])("beside rental %i with %j are the rentals %j", async (id, keys, others) => {
  expect((await othersWithContact(id, keys, SWEPT_AT)).toSorted()).toEqual(others);
});

test("rentals are found by title and text", async () => {
  expect([...(await rentalIdsMatching(["pool"], SWEPT_AT))]).toEqual([1, 3]);
  expect([...(await rentalIdsMatching(["home", "call"], SWEPT_AT))]).toEqual([4]);
});
