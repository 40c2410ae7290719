import { amendText, currentText, mayAmend } from "@/collector/posts/amend-text.ts";
import { endsListing, isAboutOneOfSeveral } from "@/collector/posts/ends-listing";
import { cachingReader } from "@/collector/posts/reader.ts";
import { testReadings } from "@/tests/support/case-table";

const read = cachingReader();

test("a text that was read before is read by its own day of posting", () => {
  const text = "Villa for rent in Canggu, 25jt per month, from 1 December";
  expect(read(text, new Date("2027-10-10T02:00:00Z")).availableFrom?.value).toBe("2027-12-01");
  expect(read(text, new Date("2026-11-10T02:00:00Z")).availableFrom?.value).toBe("2026-12-01");
});

const POSTED = new Date("2026-11-10T02:00:00Z");
const VILLA = "Villa for rent in Canggu\n2 bedrooms, pool\nIDR 25.000.000 / month\nWA 0812 3456 7890";
const ROOMS =
  "Rooms for rent in Ubud, quiet street\nAC room 4jt / month\nFan room 3jt / month\nWA 0812 3456 7890";
const HOMES = "Villas in Canggu\n1BR villa 15jt / month\n2BR villa 25jt / month\nWA 0812 3456 7890";

test.each([
  ["price now 22jt/month", 22],
  ["New price 20 mln", 20],
  ["turun harga jadi 20jt/bulan", 20],
  ["Harga turun 18 jt", 18],
  ["Теперь 20 млн в месяц", 20],
  ["20jt/month", 20],
  ["Now 20 mil per month!", 20],
])("the reply %j sets the rent of the post", (reply, millions) => {
  const amended = amendText(VILLA, reply, POSTED, read);
  expect(amended).toBe(VILLA.replace("IDR 25.000.000", `Rp ${millions},000,000`));
});

test.each([
  "We also have a 1BR for 15jt/month",
  "Is it 20jt/month now?",
  "deposit now 20jt",
  "electricity now 500k per month",
  "now 200jt per year",
  "now 2jt per month",
  "now 60jt per month",
  "thanks",
  "",
])("the reply %j changes nothing", (reply) => {
  expect(amendText(VILLA, reply, POSTED, read)).toBeNull();
});

test.each([
  [ROOMS, "Fan rooms sold out", true],
  [ROOMS, "kamar kipas penuh", true],
  [HOMES, "2BR masih ada, 1BR sudah terisi", true],
  [ROOMS, "taken", false],
  [ROOMS, "kamar sudah penuh", false],
  [VILLA, "2BR villa taken", false],
])("of %j the reply %j is about one of several homes: %j", (text, reply, expected) => {
  expect(isAboutOneOfSeveral(reply, { text, posted_at: POSTED.toISOString() })).toBe(expected);
});

test("a post of several rents is changed by another rent for a period with one of them only", () => {
  expect(amendText(HOMES, "now 14jt per month", POSTED, read)).toBeNull();
  const periods =
    "Villa in Canggu, 2 bedrooms. 25jt per month, 1.2jt per day, 250jt per year. WA 0812 3456 7890";
  expect(amendText(periods, "now 22jt per month", POSTED, read)).toBe(
    periods.replace("25jt", "Rp 22,000,000"),
  );
  expect(amendText(periods, "now 1jt per day", POSTED, read)).toBe(periods.replace("1.2jt", "Rp 1,000,000"));
  expect(amendText(periods, "now 5jt per week", POSTED, read)).toBeNull();
});

const TIERS = "Villa in Canggu, 2 bedrooms. 12jt per month, 10jt per month for a year, 250jt per year";

test.each([
  [HOMES, "now 14jt", "asks"],
  [HOMES, "now 14jt per month", "asks"],
  [ROOMS, "now 3.5jt", "asks"],
  [TIERS, "price now 11jt", "asks"],
  [VILLA, "now 22jt", "changes"],
  [VILLA.replace("month", "year").replace("25.0", "250.0"), "now 240jt per year", "changes"],
  [`${VILLA}\nIDR 250.000.000 / year`, "now 22jt", "changes"],
  [HOMES, "now 2jt", "nothing"],
  [HOMES, "is it 14jt?", "nothing"],
  [HOMES, "deposit now 14jt", "nothing"],
  [VILLA, "now 60jt", "nothing"],
])("below %j the reply %j: %s", (text, reply, expected) => {
  const changes = amendText(text, reply, POSTED, read) !== null;
  const asks = mayAmend(text, reply, POSTED, read);
  expect(asks ? "asks" : changes ? "changes" : "nothing").toBe(expected);
  expect(asks && changes).toBe(false);
});

test("replies are applied in the order in which they were posted", () => {
  const reply = (message_id: number, text: string) => ({
    ...{ message_id, text },
    posted_at: `2026-11-1${message_id}T00:00:00.000Z`,
  });
  const amendments = [reply(3, "now 18jt"), reply(2, "now 22jt")];
  const row = { text: VILLA, posted_at: POSTED.toISOString(), amendments };
  expect(currentText(row, read)).toContain("Rp 18,000,000");
});

testReadings("tests/unit/collector/ends-listing.tsv", {
  "end of the listing": (text) =>
    endsListing({ text, posted_at: "2026-11-10T02:00:00Z" }, read) ? "yes" : "no",
});
