import { contactId } from "@/lib/contact/contact-id";
import { idsMatching } from "@/lib/text/searched-texts";
import { mainContact, readyIndex, refreshKeywordIndex } from "@/server/data/keyword-search";
import { sampleRental } from "../rentals/sample-rental";

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
  [1, ["tel:+6281234567890"], "tel:+6281234567890", [2, 3]],
  [2, ["tel:+6281211112222", "tel:+6281234567890"], "tel:+6281234567890", [1, 3]],
  [4, ["tel:+6281211112222"], "tel:+6281211112222", [2]],
  [4, ["tel:+6289999999999"], "tel:+6289999999999", []],
  // No longer listed: all of the contact's homes are others.
  [9, ["tel:+6281234567890"], "tel:+6281234567890", [1, 2, 3]],
])("rental %i with %j has the main contact %s, also of %j", async (id, contacts, main, others) => {
  const found = await mainContact(id, contacts.map(contactId), SWEPT_AT);
  expect(found?.key).toBe(contactId(main));
  expect(found?.others.toSorted()).toEqual(others);
});

test("a rental without contacts has no main contact", async () => {
  expect(await mainContact(1, [], SWEPT_AT)).toBeNull();
});

test.each([
  ["tel:+6281234567890", [1, 2, 3]],
  ["tel:+6289999999999", []],
])("the contact %s leads to the rentals %j, by a key that hides the number", async (contact, ids) => {
  const key = contactId(contact);
  expect(key).toMatch(/^[0-9a-f]{12}$/);
  expect([...(await readyIndex(SWEPT_AT)).idsWithContact(key)]).toEqual(ids);
});

test("keywords match the title and the text of rentals", async () => {
  const texts = (await readyIndex(SWEPT_AT)).texts();
  expect([...idsMatching(texts, { wanted: ["pool"], unwanted: [] })]).toEqual([1, 3]);
  expect([...idsMatching(texts, { wanted: ["home", "call"], unwanted: [] })]).toEqual([4]);
  expect([...idsMatching(texts, { wanted: ["pool"], unwanted: ["62"] })]).toEqual([1]);
});
