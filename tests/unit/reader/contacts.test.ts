import fc from "fast-check";
import { readRentalFacts } from "@/collector/listing/rental-facts";
import { contactKey } from "@/lib/contact/contact-key";
import { reader } from "@/lib/region/region-reader";
import {
  readEmail,
  readLinks,
  readMapUrl,
  readPhones,
  readTelegram,
} from "@/packages/reader/contact/stated-contacts";
import { readCases, testReadings } from "@/tests/support/case-table";

const { maskContacts, proseOf } = reader;

const described = (text: string) => ({
  text,
  postedAt: null,
  amenities: [],
  ownerStatements: null,
  contactUrl: null,
});

testReadings("tests/unit/reader/contacts.tsv", {
  "contact key": contactKey,
  phones: (text) =>
    readPhones(proseOf(text))
      .phones.filter(({ doubt }) => doubt === null)
      .map(({ value }) => value),
  "WhatsApp number": (text) => readPhones(proseOf(text)).whatsapp?.value,
  "Telegram account": (text) => readTelegram(text, proseOf(text))?.value,
  "e-mail address": (text) => readEmail(proseOf(text))?.value,
  "map link": (text) => readMapUrl(proseOf(text))?.value,
  pin: (text) => {
    const { pin, links } = readRentalFacts(described(text), { version: "1" });
    return [pin && `${pin.latitude} ${pin.longitude}`, ...links.map(({ href }) => href)];
  },
});

test("a number with a prefix that no mobile network uses is doubtful", () => {
  const { phones } = readPhones(proseOf("wa 0840 1234 5678"));
  expect(phones.map(({ doubt }) => doubt)).toEqual(["no number of a network"]);
});

test("other links keep their spelling, and contacts are not among them", () => {
  const text =
    "Photos: https://www.airbnb.com/rooms/12Ab (and www.example.com/Villa), wa.me/6281230000999, t.me/annaubud";
  expect(readLinks(proseOf(text)).map(({ value }) => value)).toEqual([
    "https://www.airbnb.com/rooms/12Ab",
    "https://www.example.com/Villa",
  ]);
});

test("the page links every mention of a contact that the reader found", () => {
  const text = "WA 812 3000 0999 or @anna_ubud, instagram.com/anna. WA 812 3000 0999";
  const { links } = readRentalFacts(described(text), { version: "1" });
  expect(links.map(({ start, end, href }) => [text.slice(start, end), href])).toEqual([
    ["instagram.com/anna", "https://instagram.com/anna"],
    ["812 3000 0999", "tel:+6281230000999"],
    ["812 3000 0999", "tel:+6281230000999"],
    ["anna_ubud", "https://t.me/anna_ubud"],
  ]);
});

test("a unit whose name holds a contact is stored without a name", () => {
  const text = "1BR, ask +62 812 3456 7890 - 15jt/month\n2BR - 20jt/month";
  const { units } = readRentalFacts(described(text), { version: "1" });
  expect(units.map(({ name }) => name)).toEqual([null, "2BR"]);
});

test.each(readCases("tests/unit/reader/mask-contacts.tsv", ["what", "contact", "kept"]))(
  "$what is masked: $contact ($at)",
  ({ contact, kept }) => {
    const text = `Villa in Canggu. ${contact}\n25 mln`;
    const masked = maskContacts(text);
    expect(masked).toMatch(/^Villa in Canggu\. .*\n25 mln$/su);
    expect(masked).toHaveLength(text.length);
    expect(masked.slice(17, -7).replace(kept, "")).not.toMatch(/[\p{L}\p{N}]/u);
  },
);

test.each([
  "Villa for rent in Canggu, 2 bedrooms",
  "IDR 25.000.000 / month, 27.500.000 - 30.000.000",
  "Rp 8500000, 12750000, 150000000",
  "1,250,000.00 or 15 000 000 per month",
  "from 25.12.2026 to 2027-01-15, 25/12/2026",
  "deposit 5jt, 2BR/2BA, 150 m2, 10 min to Berawa, 24/7",
])("does not change %s", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("masking keeps the length of any text and every character outside the masks", () => {
  const units = fc.constantFrom(
    "0",
    "8",
    "1",
    "+62",
    " ",
    "-",
    ".",
    "\n",
    "a",
    "щ",
    "🏝",
    "@x",
    "wa.me/",
    "\u0336",
    "½",
  );
  fc.assert(
    fc.property(fc.array(units, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      const masked = maskContacts(text);
      expect(masked.length).toBe(text.length);
      expect(masked.split("").every((unit, at) => unit === "█" || unit === text[at])).toBe(true);
    }),
  );
});
