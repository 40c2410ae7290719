import { proseOf } from "@/reader/contact/contacts";
import { readLinks, readMapUrl, readPhones, readTelegram } from "@/reader/contact/stated-contacts";
import { readRentalFacts } from "@/reader/rental-facts";
import { testReadings } from "@/tests/support/case-table";

const described = (text: string) => ({
  text,
  postedAt: null,
  amenities: [],
  ownerStatements: null,
  contactUrl: null,
});

testReadings("tests/unit/reader/contacts.tsv", {
  phones: (text) =>
    readPhones(proseOf(text))
      .phones.filter(({ doubt }) => doubt === null)
      .map(({ value }) => value),
  "WhatsApp number": (text) => readPhones(proseOf(text)).whatsapp?.value,
  "Telegram account": (text) => readTelegram(text, proseOf(text))?.value,
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
