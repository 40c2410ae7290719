import { collapsePlaces } from "@/lib/places/places";
import { findAreaPage } from "@/server/search/find-area-page";
import { findRentalPage } from "@/server/search/find-rental-page";
import { newestNear } from "@/server/search/newest-near";
import { RATES } from "../money/rates";
import { sampleRental } from "../rentals/sample-rental";
import { sampleWholeRental } from "../rentals/sample-whole-rental";

const mockReadAt = Date.parse("2026-11-21T04:00:00Z");
const mockRental = sampleWholeRental({
  id: 1,
  posted_at: "2026-11-01T04:00:00.000Z",
  media_urls: ["/a.jpg"],
  shared_photos: [
    { id: 4, photos: 2 },
    { id: 5, photos: 2 },
  ],
});
const mockSharing = [
  sampleWholeRental({ id: 4, slug: "four", location: "ubud", posted_at: "2026-11-02T04:00:00.000Z" }),
  sampleWholeRental({ id: 5, slug: "five" }),
];
const mockRecord = { first_seen: "2026-10-12T04:00:00.000Z", ended: 1, areas: [] };
const mockLive = [
  sampleRental({ id: 1 }),
  sampleRental({ id: 2, media_urls: ["/a.jpg"] }),
  sampleRental({ id: 3, location: "ubud" }),
];
const mockRates = RATES;
const mockPlaces = collapsePlaces(
  ["canggu", "kuta", "ubud"].map((location_name, at) => ({
    ...{ location_name, latitude: -8.65 + at / 100, longitude: 115.13, rental_count: 1 },
  })),
);
const mockPosts: string[] = [];

jest.mock("@/server/data/find-rental", () => ({
  findRental: async (param: string) => (param === "1" ? mockRental : null),
}));
jest.mock("@/server/data/live-rentals", () => ({
  liveRentals: async () => ({
    readAt: mockReadAt,
    rentals: mockLive,
    places: mockPlaces,
  }),
}));
jest.mock("@/server/data/reposts", () => ({
  repostsOf: async () => {
    const rents = mockPosts.map((posted_at) => ({ ...mockRental, posted_at }));
    return { count: rents.length, rents, newest: [] };
  },
}));
jest.mock("@/server/data/exchange-rates", () => ({
  ratesFor: async () => ({ rates: mockRates, date: null }),
}));
jest.mock("@/server/data/keyword-search", () => ({ mainContact: async () => ({ key: "abc", others: [2] }) }));
jest.mock("@/server/data/contact-records", () => ({ contactRecords: async () => ({ abc: mockRecord }) }));
jest.mock("@/server/data/whole-rentals", () => ({
  wholeRentalsIfRead: async (ids: number[]) => mockSharing.filter(({ id }) => ids.includes(id)),
}));

test.each([
  [[], 20],
  [["2026-11-20T04:00:00.000Z", "2026-10-01T04:00:00.000Z"], 1],
])("the age goes by the newest post: with other posts at %j it is %i days", async (posts, age) => {
  mockPosts.splice(0, Infinity, ...posts);
  expect(await findRentalPage("1")).toMatchObject({
    rental: { id: 1 },
    circumstances: { age, hasPhotos: true, othersWithContact: [2], contact: "abc", othersWithPhoto: [2] },
  });
});

test("an address without a rental has no page", async () => {
  expect(await findRentalPage("2")).toBeNull();
});

test("the page of an area names nearby areas with listings", async () => {
  expect(await findAreaPage("canggu")).toMatchObject({
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
    expect(await newestNear(address)).toMatchObject({ area, rentals: ids.map((id) => ({ id })) });
  },
);

test("the page has the record of its contact, and the listings that share its photos but differ", async () => {
  expect(await findRentalPage("1")).toMatchObject({
    circumstances: {
      contactRecord: mockRecord,
      photoSharers: [{ id: 4, href: "/rental/four", posted: "posted 2 Nov", differences: "in Ubud" }],
    },
  });
});
