import { contactId } from "@/lib/contact/contact-id";
import { collapsePlaces } from "@/lib/places/places";
import { partId } from "@/lib/rental/message-part";
import type { OlderReads } from "@/lib/search/snapshot";
import { UnreadError } from "@/server/data/unread";
import { findAreaPage, newestNear } from "@/server/search/find-area-page";
import { findRentalPage, mainContact } from "@/server/search/find-rental-page";
import { showSnapshot } from "../data/sample-snapshot";
import { sampleWholeRental } from "../rental/sample-whole-rental";

const RENTAL = sampleWholeRental({
  id: 1,
  slug: "one",
  posted_at: "2026-11-01T04:00:00.000Z",
  media_urls: ["/a.jpg"],
  contact_url: "https://t.me/made",
  shared_photos: [
    { id: 4, photos: 2 },
    { id: 5, photos: 2 },
    { id: 6, photos: 2 },
  ],
});
const SHARING = [
  sampleWholeRental({
    ...{ id: 4, slug: "four", location: "ubud", message_id: 4 },
    posted_at: "2026-11-02T04:00:00.000Z",
  }),
  sampleWholeRental({ id: 5, slug: "five", message_id: 5 }),
  sampleWholeRental({ id: 6, slug: "same-post", location: "ubud", message_id: partId(7, 2) }),
];
const RECORD = { first_seen: "2026-10-12T04:00:00.000Z", ended: 1, areas: [] };
const LIVE = [
  RENTAL,
  sampleWholeRental({ id: 2, slug: "two", media_urls: ["/a.jpg"], contact_url: "https://t.me/made" }),
  sampleWholeRental({ id: 3, slug: "three", location: "ubud", contact_url: null }),
];
const PLACES = collapsePlaces(
  ["canggu", "kuta", "ubud"].map((location_name, at) => ({
    ...{ location_name, latitude: -8.65 + at / 100, longitude: 115.13, rental_count: 1 },
  })),
);
const MADE = contactId("tg:made");

/** Shows the rentals above, with other posts of the first at these times. */
const show = (posts: string[] = [], older: Partial<OlderReads> = {}) =>
  showSnapshot({
    rentals: LIVE,
    places: PLACES,
    older: {
      byIds: async (ids) => SHARING.filter(({ id }) => ids.includes(id)),
      contactRecords: async () => ({ [MADE]: RECORD }),
      reposts: async () => {
        const rents = posts.map((posted_at) => ({ ...RENTAL, posted_at }));
        return { count: rents.length, rents, newest: [] };
      },
      ...older,
    },
  });

beforeEach(() => show());

test.each([
  [[], 20],
  [["2026-11-20T04:00:00.000Z", "2026-10-01T04:00:00.000Z"], 1],
])("the age goes by the newest post: with other posts at %j it is %i days", async (posts, age) => {
  await show(posts);
  expect(await findRentalPage("1")).toMatchObject({
    rental: { id: 1 },
    circumstances: { age, hasPhotos: true, othersWithContact: [2], contact: MADE },
  });
});

test("an address without a rental has no page", async () => {
  expect(await findRentalPage("seven")).toBeNull();
});

test("a live rental has a page by slug and id while the data service is down, an older one has none", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const down = () => Promise.reject(new Error("down"));
  await show([], { bySlug: down, byIds: down, reposts: down, contactRecords: down });
  expect(await findRentalPage("one")).toMatchObject({
    ...{ rental: { id: 1 }, reposts: null },
    circumstances: { photoSharers: [], contactRecord: null },
  });
  expect(await findRentalPage("1")).toMatchObject({ rental: { id: 1 } });
  await expect(findRentalPage("seven")).rejects.toThrow(UnreadError);
});

test("a duplicate shows the page of its original", async () => {
  const copy = sampleWholeRental({ id: 8, slug: "copy", duplicate_of_id: 1 });
  await show([], { bySlug: async (slug) => (slug === "copy" ? copy : null) });
  expect(await findRentalPage("copy")).toMatchObject({ rental: { id: 1 } });
});

test.each([
  [[], null],
  [["https://t.me/made"], { key: MADE, others: [1, 2] }],
  [["https://t.me/nobody", "https://t.me/made"], { key: MADE, others: [1, 2] }],
  [["https://t.me/nobody"], { key: contactId("tg:nobody"), others: [] }],
])("an older rental with the contacts %j has the main contact %j", async (contacts, main) => {
  const [contact_url = null, ...rest] = contacts;
  const facts = { ...RENTAL.facts, contacts: rest.map((url) => url.replace("https://t.me/", "tg:")) };
  const old = { ...sampleWholeRental({ id: 9, contact_url }), facts };
  expect(mainContact(old, await show())).toEqual(main);
});

test("the page of an area names nearby areas with listings", async () => {
  expect(findAreaPage("canggu")).toMatchObject({
    rentals: [{ id: 1 }, { id: 2 }],
    nearby: [{ name: "ubud", count: 1 }],
  });
});

test.each([
  ["villa-in-ubud-41", "ubud", [3]],
  ["villa-in-kuta-41", null, [1, 2, 3]],
  ["villa-41", null, [1, 2, 3]],
])(
  "for the missing address %s the newest listings of the area %s are offered",
  async (address, area, ids) => {
    expect(newestNear(address)).toMatchObject({ area, rentals: ids.map((id) => ({ id })) });
  },
);

test("the page has the record of its contact, and the listings of other posts that share its photos but differ", async () => {
  expect(await findRentalPage("1")).toMatchObject({
    circumstances: {
      contactRecord: RECORD,
      photoSharers: [{ id: 4, href: "/rental/four", posted: "posted 2 Nov", differences: "in Ubud" }],
    },
  });
});
