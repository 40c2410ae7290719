import type { AlertEvent, SavedSearch } from "@/collector/alerts/alert-store.ts";
import { alertQuery } from "@/collector/alerts/find-homes.ts";
import type { LiveHomes } from "@/collector/alerts/live-homes.ts";
import { messagesFor } from "@/collector/alerts/match-events.ts";
import { contactId } from "@/lib/contact/contact-id";
import { collapsePlaces } from "@/lib/places/places";
import { rentalRow as rentalSchema } from "@/lib/rental/rental-row";
import { liveTexts } from "@/lib/search/live-texts";
import { testReadings } from "@/tests/support/case-table";
import { rentalRow } from "@/tests/support/rental-row";

const NOW = new Date();
const PLACES = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 1 },
  { location_name: "ubud", latitude: -8.5, longitude: 115.26, rental_count: 1 },
]);

function homesOf(...rows: ReturnType<typeof rentalRow>[]): LiveHomes {
  const rentals = rows.map((row) => rentalSchema.parse(row));
  const rates = { IDR: 1, USD: 1 / 16_000 };
  return { rentals, texts: liveTexts(rentals), places: PLACES, rates, readAt: NOW.getTime() };
}

const event = (rental_id: number, more: Partial<AlertEvent> = {}): AlertEvent => ({
  ...{ rental_id, kind: "new", rent_before: null },
  ...more,
});

const search = (id: number, query: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id, chat_id: id, query: alertQuery(query), locale: "en", rhythm: "now", is_paused: false },
  ...more,
});

const chats = (...args: Parameters<typeof messagesFor>) => messagesFor(...args).map(({ chat_id }) => chat_id);

const villa = rentalRow(1, {
  ...{ bedrooms: 2, price_amount: 25_000_000, property_type: "villa", title: "Villa with a pool" },
  contact_url: "https://wa.me/6281234567890",
});
const owner = contactId("tel:+6281234567890");

const isFound = (query: string) =>
  chats([event(1)], [search(7, query)], homesOf(villa)).includes(7) ? "yes" : "no";

/** Whether the villa of 25 million in Canggu fits a search. */
testReadings("tests/unit/alerts/match-events.tsv", { fit: isFound });

test("a rental fits the search for the homes of its contact", () => {
  expect(isFound(`contact=${owner}`)).toBe("yes");
});

test("a rental without a rent matches only searches without price limits, or with unstated rents", () => {
  const homes = homesOf({ ...villa, price_amount: null });
  const searches = [
    search(1, ""),
    search(2, "price_max=5000000"),
    search(3, "price_max=5000000&unstated=price"),
  ];
  expect(chats([event(1)], searches, homes).sort()).toEqual([1, 3]);
});

test("a chat gets a rental once, by its most frequent search, in the order of events", () => {
  const searches = [
    search(1, "location=canggu", { chat_id: 5, rhythm: "weekly" }),
    search(2, "min_bedrooms=2", { chat_id: 5 }),
    search(3, "location=canggu", { chat_id: 6, rhythm: "daily" }),
  ];
  const homes = homesOf(villa, { ...villa, id: 2, slug: "two" });
  const messages = messagesFor([event(2), event(1)], searches, homes);
  expect(messages.map(({ rental_id, chat_id, search_id }) => [rental_id, chat_id, search_id])).toEqual([
    ...[
      [2, 5, 2],
      [2, 6, 3],
    ],
    ...[
      [1, 5, 2],
      [1, 6, 3],
    ],
  ]);
});

const before = (price_amount: number, price_currency = "IDR") =>
  ({ price_amount, price_currency, rental_period: "month" }) as const;

test.each([
  ["reduced", before(28_000_000), 1],
  ["reduced by less than the short form of the rent shows", before(25_010_000), 0],
  ["more expensive", before(20_000_000), 0],
  ["advertised in another currency before", before(2_000, "USD"), 0],
  ["corrected from a typing error", before(25_000_000_000), 0],
  ["reduced from an unknown rent", null, 0],
])("an alert sends a rental %s only if its rent was reduced", (_, rent_before, messages) => {
  const reduced = event(1, { kind: "reduced", rent_before });
  expect(messagesFor([reduced], [search(1, "")], homesOf(villa))).toHaveLength(messages);
});

test("a rental that is not live is not sent", () => {
  expect(messagesFor([event(9)], [search(1, "")], homesOf(villa))).toEqual([]);
});
