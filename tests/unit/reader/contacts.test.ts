import { proseOf } from "@/reader/contact/contacts";
import { readLinks, readMapUrl, readPhones, readTelegram } from "@/reader/contact/stated-contacts";
import { readRentalFacts } from "@/reader/rental-facts";

function read(text: string) {
  const advert = proseOf(text);
  const { phones, whatsapp } = readPhones(advert);
  return {
    phones: phones.filter(({ doubt }) => doubt === null).map(({ value }) => value),
    whatsapp: whatsapp?.value ?? null,
    telegram: readTelegram(text, advert)?.value ?? null,
    links: readLinks(advert).map(({ value }) => value),
    map: readMapUrl(advert)?.value ?? null,
  };
}

test.each([
  "0812 3000 0999",
  "081230000999",
  "0812-3000-0999",
  "0812.3000.0999",
  "0812 3000-0999",
  "(0812) 3000 0999",
  "081 230 000 999",
  "+62 812 3000 0999",
  "+6281230000999",
  "+62-812-3000-0999",
  "+62 (0) 812 3000 0999",
  "+62 0812 3000 0999",
  "(62) 812 3000 0999",
  "62 812 3000 0999",
  "6281230000999",
  "0062 812 3000 0999",
  "WA081230000999",
  "wa:+62812 3000 0999",
  "𝟬𝟴𝟭𝟮 𝟯𝟬𝟬𝟬 𝟬𝟵𝟵𝟵",
  "0812\u00a03000\u00a00999",
  "☎️0812 3000 0999☎️",
  "Hub. 0812 3000 0999. 2kt/2km",
  "0812 3000 0999, 28jt",
  "0812 3000 0999 2 bedrooms",
  "28jt 0812 3000 0999",
  "https://wa.me/6281230000999",
  "wa.me/+6281230000999",
  "https://wa.me/6281230000999?text=Hi%20there",
  "https://api.whatsapp.com/send?phone=6281230000999&text=Hi",
  "wa.me/081230000999",
  "WA 812 3000 0999",
  "+62 812 3000 0999 25-30 mln",
  "Ready 1/12/2026 0812 3000 0999",
  "0812 – 3000 – 0999",
  "+ 62 812 3000 0999",
])("%j holds exactly one phone number", (text) => {
  expect(read(text).phones).toEqual(["+6281230000999"]);
});

test.each<[string, string[]]>([
  ["Owner 081 2394 5511 0", ["+6281239455110"]],
  ["Owner 081239455110 2 lantai", ["+6281239455110"]],
  ["", []],
  ["+7 900 123-45-67", ["+79001234567"]],
  ["Звонить 8 916 222 70 15", ["+79162227015"]],
  ["тел. 79162227015, Убуд", ["+79162227015"]],
  ["+61 412 000 402 or 0812 3900 0402", ["+61412000402", "+6281239000402"]],
  ["0812 3900 0402 / 0813 5390 8821", ["+6281239000402", "+6281353908821"]],
  ["0812 3900 0402\n0813 5390 8821", ["+6281239000402", "+6281353908821"]],
  ["(0361) 555 0142, WA 0812-4650-9093", ["+6281246509093", "+623615550142"]],
  ["call 0361 755 812", ["+62361755812"]],
  ["Rp 28.000.000 / month", []],
  ["28,000,000 - 350,000,000", []],
  ["listrik 2500/kwh, LT 300 m2", []],
  ["check-in 08.00-17.00, 05.12.2026", []],
  ["05.12.2026-05.01.2027", []],
  ["+1 (415) 555-0123", ["+14155550123"]],
  ["0822xxxx", []],
  ["081hidden", []],
  ["12345678901234567890123456789012345678901234567890", []],
  ["No. 0812 3", []],
  ["https://example.com/0812300009990", []],
  ["80571, Indonesia", []],
])("reads the phone numbers of %j", (text, phones) => {
  expect(read(text).phones).toEqual(phones);
});

test.each<[string, string | null]>([
  ["WA 0812 3000 0999", "+6281230000999"],
  ["0812 3000 0999 (WhatsApp)", "+6281230000999"],
  ["вотсап 62 813 5320 7781", "+6281353207781"],
  ["Call 0812 3000 0999", null],
  ["Call 0812 3000 0999 or WA 0813 5320 7781", "+6281353207781"],
  ["chat: wa.me/6281353207781", "+6281353207781"],
  ["https://wa.link/abc123", null],
])("reads the WhatsApp number of %j", (text, whatsapp) => {
  expect(read(text).whatsapp).toBe(whatsapp);
});

test("a number with a prefix that no mobile network uses is doubtful", () => {
  const text = "wa 0840 1234 5678";
  const { phones } = readPhones(proseOf(text));
  expect(phones.map(({ doubt }) => doubt)).toEqual(["no number of a network"]);
});

test.each<[string, string | null]>([
  ["@anna_ubud", "anna_ubud"],
  ["Пишите @AnnaUbud.", "AnnaUbud"],
  ["(@anna_ubud)", "anna_ubud"],
  ["tg: anna_ubud", "anna_ubud"],
  ["Telegram: annaubud", "annaubud"],
  ["телеграм anna_88", "anna_88"],
  ["https://t.me/annaubud", "annaubud"],
  ["t.me/annaubud", "annaubud"],
  ["https://telegram.me/annaubud/", "annaubud"],
  ["IG @lerengbatur.stay", null],
  ["Instagram: @annaubud", null],
  ["инста @annaubud, тг @anna_88", "anna_88"],
  ["ig @annaubud telegram @anna_88", "anna_88"],
  ["anna@example.com", null],
  ["3BR @ Uluwatu", null],
  ["villa @19mil", null],
  ["villa @rp25jt", null],
  ["telegram only please", null],
  ["write me on telegram", null],
  ["Пишите в тг annaubud", "annaubud"],
  ["DM @annaubud on ig", null],
  ["villa @canggu", null],
  ["t.me/+AbCdEfGh123", null],
  ["t.me/joinchat/AbCd", null],
  ["https://t.me/bali_rent/1234", null],
  ["Join our channel @bali_rent", null],
  ["Больше вариантов в канале @bali_rent, писать @anna_ubud", "anna_ubud"],
  ["@balirentbot", null],
])("reads the Telegram account of %j", (text, telegram) => {
  expect(read(text).telegram).toBe(telegram);
});

test.each<[string, string | null]>([
  ["https://maps.app.goo.gl/Xk29BinginStd7", "https://maps.app.goo.gl/Xk29BinginStd7"],
  ["(https://maps.app.goo.gl/GZruzPfkti7U56aY8)", "https://maps.app.goo.gl/GZruzPfkti7U56aY8"],
  ["📍maps.app.goo.gl/Xk29.", "https://maps.app.goo.gl/Xk29"],
  ["https://goo.gl/maps/LovinaBF342", "https://goo.gl/maps/LovinaBF342"],
  ["https://maps.google.com/?cid=127&hl=in", "https://maps.google.com/?cid=127&hl=in"],
  ["https://www.google.com/maps/place/Canggu", "https://www.google.com/maps/place/Canggu"],
  ["Lokasi: geo:-8.65012,115.13034.", "geo:-8.65012,115.13034"],
  [
    "GEO:-8.65012,115.13034?q=-8.65012,115.13034(Villa)",
    "GEO:-8.65012,115.13034?q=-8.65012,115.13034(Villa)",
  ],
  ["geo: see map", null],
  ["https://goo.gl/abc", null],
  ["https://example.com/maps", null],
])("reads the map link of %j", (text, map) => {
  expect(read(text).map).toBe(map);
});

test("other links keep their spelling, and contacts are not among them", () => {
  const text =
    "Photos: https://www.airbnb.com/rooms/12Ab (and www.example.com/Villa), wa.me/6281230000999, t.me/annaubud";
  expect(read(text).links).toEqual(["https://www.airbnb.com/rooms/12Ab", "https://www.example.com/Villa"]);
});

test.each<[string, object | null]>([
  ["Villa, geo:-8.65012,115.13034", { latitude: -8.65012, longitude: 115.13034 }],
  ["Villa, geo:-6.2,106.8166", null],
  ["Villa, geo:0.0,0.0", null],
  ["Villa, geo:115.13034,-8.65012", null],
])("the coordinates of %j become the rental's pin only when they are on Bali", (text, pin) => {
  const described = { text, postedAt: null, amenities: [], ownerStatements: null, contactUrl: null };
  const facts = readRentalFacts(described, { version: "1" });
  expect([facts.pin, facts.links]).toEqual([pin, []]);
});

test("the page links every mention of a contact that the reader found", () => {
  const text = "WA 812 3000 0999 or @anna_ubud, instagram.com/anna. WA 812 3000 0999";
  const described = { text, postedAt: null, amenities: [], ownerStatements: null, contactUrl: null };
  const { links } = readRentalFacts(described, { version: "1" });
  expect(links.map(({ start, end, href }) => [text.slice(start, end), href])).toEqual([
    ["instagram.com/anna", "https://instagram.com/anna"],
    ["812 3000 0999", "tel:+6281230000999"],
    ["812 3000 0999", "tel:+6281230000999"],
    ["anna_ubud", "https://t.me/anna_ubud"],
  ]);
});
