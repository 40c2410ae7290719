import { parseFields } from "@/collector/owner/parse-fields";
import { namedContact, namedPerson } from "@/collector/owner/person-lines";
import { outcomeLine, searchLine } from "@/collector/owner/post-lines";
import { keyText, parseKey } from "@/collector/posts/post-key";
import type { PostRow } from "@/collector/posts/rows";
import { partId } from "@/lib/rental/message-part";
import { readCases, testReadings } from "@/tests/support/case-table";
import { samplePost } from "./sample-post";

const key = { channel: "balirent", message_id: 2141 };

test.each([
  "balirent/2141",
  "@balirent/2141",
  "https://t.me/balirent/2141",
  "https://t.me/balirent/2141?single",
  "t.me/s/balirent/2141",
])("%s names the post", (written) => {
  expect(parseKey(written)).toEqual(key);
});

test("a home of a message is named by its number, the first also by the message alone", () => {
  const second = { ...key, message_id: partId(2141, 2) };
  expect(parseKey("balirent/2141.2")).toEqual(second);
  expect(keyText(second)).toBe("balirent/2141.2");
  expect(parseKey("balirent/2141.1")).toEqual(key);
  expect(keyText(key)).toBe("balirent/2141");
});

test.each([
  "",
  "balihomes",
  "balihomes/",
  "balihomes/x",
  "/2",
  "balihomes/-0",
  "balihomes/2.0",
  "balihomes/2.x",
])("%j names no post", (written) => {
  expect(() => parseKey(written)).toThrow("CHANNEL/MESSAGE");
});

test("a channel's title may contain the separators of an address", () => {
  expect(parseKey("Villa / room?/7")).toEqual({ channel: "Villa / room?", message_id: 7 });
});

testReadings("tests/unit/collector/parse-fields.tsv", {
  price: (text) => {
    const { price } = parseFields([`price=${text}`]);
    return price && `${price.amount} ${price.currency} ${price.period}`;
  },
});

test.each(["12", "cheap", "12jt or 13jt", "12jt deposit 5jt", "12jt century", "12jt 13"])(
  "price=%s is refused",
  (written) => {
    expect(() => parseFields([`price=${written}`])).toThrow(
      `price=${written} is not valid. Write price=12jt,`,
    );
  },
);

test.each([
  ["contact=Made@Bali.example", { contact: "mailto:made@bali.example" }],
  ["contact=@made_bali", { contact: "@made_bali" }],
  ["deposit=5jt", { deposit: "deposit 5jt" }],
  ["deposit=USD 500", { deposit: "deposit usd 500" }],
  ["deposit=half a month", { deposit: "deposit half a month" }],
  ["deposit=none", { deposit: "no deposit" }],
  ["stay=1", { stay: "minimum stay 1 month" }],
  ["stay=2 weeks", { stay: "minimum stay 2 weeks" }],
  ["from=2027-12-01", { from: "available from 1 December 2027" }],
  ["from=1 Dec 2027", { from: "available from 1 December 2027" }],
  ["from=now", { from: "available now" }],
  ["from=", { from: null }],
  ["taken=yes", { taken: expect.stringMatching(/^20\d\d-/) }],
  ["taken=", { taken: null }],
  [
    "includes=wifi, Electricity, no pets,-pool",
    {
      includes: ["wifi included", "electricity included", "no pets", "no pool"],
    },
  ],
  [
    "includes=pool,wifi,ac,kitchen,parking,furnished,cleaning,electricity,water,pets",
    { includes: expect.any(Array) },
  ],
  [
    "includes=-pool,-wifi,-ac,-kitchen,-parking,-furnished,-cleaning,-electricity,-water,-pets",
    { includes: expect.any(Array) },
  ],
  ["map=-8.6478,115.1385", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["map=https://www.google.com/maps/@-8.6478,115.1385,17z", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["map=https://maps.google.com/?q=-8.6478%2C115.1385", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["without_photo=3,1", { without_photo: [3, 1] }],
  ["stay=", { stay: null }],
])("%s is parsed", (written, expected) => {
  expect(parseFields([written])).toEqual(expected);
});

test.each(readCases("tests/unit/collector/refused-fields.tsv", ["written"]))(
  "$written is refused with an example of its form ($at)",
  ({ written }) => {
    const [field] = written.split("=");
    expect(() => parseFields([written])).toThrow(`${written} is not valid. Write ${field}=`);
  },
);

test.each(["colour=red", "decision=publish", "canggu"])("%s sets no field", (written) => {
  expect(() => parseFields([written])).toThrow("FIELD=VALUE");
});

// Without its decimal point, the rent would be published up to a hundred times too high.
test.each([
  "1250.50 USD month",
  "899.99 USD month",
  "1,5 IDR month",
  "1.250,50 USD month",
  "12.50.000 IDR month",
])("price=%s is refused with an example of a whole sum", (written) => {
  expect(() => parseFields([`price=${written}`])).toThrow('price="35000000 IDR month"');
});

testReadings("tests/unit/collector/named-person.tsv", {
  contact: (text) => namedContact(text).contact,
  pattern: (text) => {
    const { contact, pattern } = namedPerson(text);
    return contact ?? pattern;
  },
});

test.each([
  "",
  "   ",
  "@",
  "@a",
  "+",
  "0812",
  "+999999999999999999999",
  "https://t.me/balirent/2141",
  "https://t.me/joinchat/abcdef",
  "javascript:alert(1)",
  "Made from Canggu",
  "'; drop table posts; --",
  "x".repeat(10_000),
])("%s is no contact", (written) => {
  expect(() => namedContact(written)).toThrow(/name a phone number/);
});

test.each(["", " \u0000 ", "ab", "a b ".repeat(60)])(
  "%j is too short or too long to search for",
  (written) => {
    expect(() => namedPerson(written)).toThrow(
      "Name a phone number, an account, or a text of 3 to 200 characters.",
    );
  },
);

const matches = (named: string, text: string) => new RegExp(namedPerson(named).pattern, "i").test(text);

test.each(readCases("tests/unit/collector/named-in-text.tsv", ["named", "text", "found"]))(
  '"$named" is found in "$text": $found ($at)',
  ({ named, text, found }) => {
    expect(matches(named, text) ? "yes" : "no").toBe(found);
  },
);

const post = { channel: "balihomes", message_id: 2 };

test.each<[PostRow["status"], PostRow["reasons"], string]>([
  ["published", [], "balihomes/2: published"],
  ["ignored", [{ code: "rejected" }], "balihomes/2: left out, rejected by the owner"],
  ["removed", [{ code: "deleted-in-channel" }], "balihomes/2: ended, deleted in the channel"],
  [
    "merged",
    [{ code: "repeats", of: { channel: "balihomes", message_id: 1 } }],
    "balihomes/2: merged, repeats balihomes/1",
  ],
  ["queued", [{ code: "no-rent" }], "balihomes/2: it still waits: it states no rent. Add it with set."],
])("the outcome of a post that is %s uses the words of the summary", (status, reasons, said) => {
  expect(outcomeLine({ ...post, status, reasons })).toBe(said);
});

test.each([
  ["published", "balihomes/2  2026-11-10  published  /rental/villa\n    Villa for rent"],
  ["removed", "balihomes/2  2026-11-10  ended\n    Villa for rent"],
] as const)("a post that is %s is listed with its page, if visitors can open one", (status, line) => {
  const row = samplePost({ status, listing_channel: "balihomes", listing_message_id: 2 });
  expect(searchLine(row, new Map([["balihomes/2", "villa"]]))).toBe(line);
});
