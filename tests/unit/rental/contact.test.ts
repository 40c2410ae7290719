import { canGetInTouch, contactOf, sourcePostUrl } from "@/lib/rental/contact";
import { contactRecordText } from "@/lib/rental/contact-record";
import { partId } from "@/lib/rental/message-part";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleWholeRental } from "./sample-whole-rental";

const post = { source: "telegram", source_channel_name: "bali_rent", message_id: 42 };

describe("sourcePostUrl", () => {
  it("links to the post in its channel", () => {
    expect(sourcePostUrl(post)).toBe("https://t.me/bali_rent/42");
    expect(sourcePostUrl({ ...post, source: "Telegram", source_channel_name: " @bali_rent" })).toBe(
      "https://t.me/bali_rent/42",
    );
  });

  it("links to the message of one of several homes", () => {
    expect(sourcePostUrl({ ...post, message_id: partId(42, 3) })).toBe("https://t.me/bali_rent/42");
  });

  it.each([
    { source: null },
    { source: "facebook-2026" },
    { source_channel_name: null },
    { source_channel_name: "" },
    { source_channel_name: "Bali rentals & more" },
    { source_channel_name: "bali/../x" },
    { source_channel_name: "1bali" },
    { source_channel_name: "b".repeat(40) },
    { message_id: null },
    { message_id: 0 },
    { message_id: -4 },
    { message_id: 1.5 },
    { message_id: 1e300 },
  ])("has no link for %j", (change) => {
    expect(sourcePostUrl({ ...post, ...change })).toBeNull();
  });
});

describe("contactOf", () => {
  it.each([
    [
      "a name with its address",
      "Made",
      "t.me/made",
      { label: "Made", href: "https://t.me/made", note: null },
    ],
    ["a name alone", "Made", null, { label: "Made", href: null, note: null }],
    [
      "an address alone",
      null,
      "wa.me/62812",
      { label: "wa.me/62812", href: "https://wa.me/62812", note: null },
    ],
    ["a handle beside the name", "Made", "@made_bali", { label: "Made", href: null, note: "@made_bali" }],
    ["code in place of an address", null, "javascript:x", { label: "javascript:x", href: null, note: null }],
    ["code beside a name", "Made", "javascript:x", { label: "Made", href: null, note: "javascript:x" }],
    ["nothing", null, null, null],
    [
      "an Indonesian mobile number by WhatsApp first",
      "Made",
      "tel:+6281200009042",
      {
        ...{ label: "Made", href: "https://wa.me/6281200009042", note: null },
        call: { label: "+62 812 0000 9042", href: "tel:+6281200009042" },
      },
    ],
    [
      "an Indonesian mobile number in local form, in place of a name",
      null,
      "0812-0000-9042",
      {
        ...{ label: "+62 812 0000 9042", href: "https://wa.me/6281200009042", note: null },
        call: { label: "+62 812 0000 9042", href: "tel:+6281200009042" },
      },
    ],
    [
      "the number of a WhatsApp link in readable form",
      null,
      "https://wa.me/6281200009042",
      {
        ...{ label: "+62 812 0000 9042", href: "https://wa.me/6281200009042", note: null },
        call: { label: "+62 812 0000 9042", href: "tel:+6281200009042" },
      },
    ],
    [
      "a landline by a call",
      null,
      "tel:+62361234567",
      {
        ...{ label: "+62 361 234567", href: "tel:+62361234567", note: null },
        call: { label: "+62 361 234567", href: "tel:+62361234567" },
      },
    ],
    [
      "a number of another country by a call",
      "Anna",
      "+7 912 345-67-89",
      {
        ...{ label: "Anna", href: "tel:+79123456789", note: null },
        call: { label: "+7 912 345 67 89", href: "tel:+79123456789" },
      },
    ],
  ])("shows %s", (_, contact_name, contact_url, contact) => {
    expect(contactOf({ contact_name, contact_url })).toEqual(contact);
  });
});

describe("canGetInTouch", () => {
  const nowhere = { contact_name: null, contact_url: null, source: "elsewhere" };

  it.each([
    ["an address", { contact_url: "https://t.me/made" }, true],
    ["a handle that is no link", { contact_url: "@made_bali" }, true],
    ["a post on Telegram", { source: "telegram" }, true],
    ["a name alone", { contact_name: "Made" }, false],
    ["nothing", {}, false],
  ])("decides for a listing with %s", (_, change, expected) => {
    expect(canGetInTouch(sampleWholeRental({ ...nowhere, ...change }))).toBe(expected);
  });
});

const record = { first_seen: "2026-10-12T20:00:00.000Z", ended: 0, areas: [] };
const first = "First seen here on 13 Oct 2026.";

it.each([
  ["a new contact", {}, first],
  ["one home that is no longer listed", { ended: 1 }, `${first} 1 of its homes is no longer listed.`],
  ["several homes that are no longer listed", { ended: 7 }, `${first} 7 of its homes are no longer listed.`],
  ["one area, which the page already names", { areas: ["canggu"] }, first],
  ["two areas", { areas: ["canggu", "nusa dua"] }, `${first} Its areas: Canggu, Nusa Dua.`],
  ["many areas", { areas: [..."abcdefg"] }, `${first} Its areas: A, B, C, D, E and 2 more.`],
  ["an unreadable time", { first_seen: "soon", ended: 2 }, "2 of its homes are no longer listed."],
])("contactRecordText describes %s", (_, change, text) => {
  expect(contactRecordText({ ...record, ...change }, ENGLISH)).toBe(text);
});
