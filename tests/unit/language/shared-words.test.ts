import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { countedLabel } from "@/lib/market/market-text";
import type { RentGroup } from "@/lib/market/rent-market";
import { compactAmount, formatAmount, formatRent } from "@/lib/money/format-price";
import { mapsSearchUrl } from "@/lib/places/maps-search";
import { areasLabel, placeLabel } from "@/lib/places/place-label";
import { ageWords } from "@/lib/rental/age";
import { amenityLabel, kindAndArea, kindLabel, roomsLabel } from "@/lib/rental/labels";
import { calendarDate, postingDate, shortDate } from "@/lib/rental/posting-date";
import { indonesian, russian } from "@/tests/support/translated-messages";

// The tests of the functions cover English.

const of = (locale: Locale, messages: typeof russian): Language => ({
  locale,
  t: createTranslator({ locale, messages, timeZone: "Asia/Makassar" }),
});
const ID = of("id", indonesian);
const RU = of("ru", russian);

/** Replaces the non-breaking spaces of amounts. */
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

it.each([
  [25_000_000, "IDR", "Rp 25 jt", "25 млн Rp"],
  [8_500_000, null, "Rp 8,5 jt", "8,5 млн Rp"],
  [750_000, "IDR", "Rp 750 rb", "750 тыс. Rp"],
  [2_500_000_000, "IDR", "Rp 2,5 miliar", "2,5 млрд Rp"],
  [1_200, "USD", "$1.200", "1 200 $"],
  [1_800, "AUD", "AUD $1.800", "1 800 AUD"],
  [900, "SGD", "SGD 900", "900 SGD"],
])("each language abbreviates %d %s", (amount, currency, id, ru) => {
  expect(plain(compactAmount(amount, currency, ID))).toBe(id);
  expect(plain(compactAmount(amount, currency, RU))).toBe(ru);
});

it("each language writes whole amounts and periods", () => {
  expect(formatAmount(35_000_000, "IDR", "id")).toBe("Rp 35.000.000");
  expect(plain(formatAmount(35_000_000, "IDR", "ru"))).toBe("35 000 000 Rp");
  const rent = { amount: 9_000_000, currency: "IDR", period: "month" } as const;
  expect(formatRent(rent, ID)).toBe("Rp 9.000.000 / bln");
  expect(plain(formatRent(rent, RU))).toBe("9 000 000 Rp / мес");
});

it.each([
  [1, 1, "1 kamar tidur · 1 kamar mandi", "1 спальня · 1 ванная"],
  [2, 2, "2 kamar tidur · 2 kamar mandi", "2 спальни · 2 ванные"],
  [5, 5, "5 kamar tidur · 5 kamar mandi", "5 спален · 5 ванных"],
  [0, null, "Studio", "Студия"],
])("each language counts %p and %p rooms", (bedrooms, bathrooms, id, ru) => {
  expect(roomsLabel(bedrooms, bathrooms, ID.t)).toBe(id);
  expect(roomsLabel(bedrooms, bathrooms, RU.t)).toBe(ru);
});

it("each language names places and kinds of home", () => {
  expect(placeLabel("Canggu", RU.t)).toBe("Чангу");
  expect(placeLabel("batu bolong canggu", RU.t)).toBe("Бату-Болонг, Чангу");
  expect(placeLabel("somewhere small", RU.t)).toBe("Somewhere Small");
  expect(areasLabel(["canggu", "ubud"], RU.t)).toBe("Чангу, Убуд");
  expect(placeLabel("canggu", ID.t)).toBe("Canggu");
  expect(kindLabel("guest house", RU.t)).toBe("Гестхаус");
  expect(kindLabel("co-living", RU.t)).toBe("Co-living");
  const home = { property_type: "villa", location: "ubud" };
  expect([kindAndArea(home, ID.t), kindAndArea(home, RU.t)]).toEqual([
    "Vila di Ubud, Bali",
    "Вилла, Убуд, Бали",
  ]);
  // Map searches use Latin letters.
  expect(mapsSearchUrl("canggu")).toContain("Canggu");
});

it("each language translates known amenities", () => {
  const amenities = ["Hot water", "pool", "moat"];
  expect(amenities.map((amenity) => amenityLabel(amenity, RU.t))).toEqual([
    "горячая вода",
    "бассейн",
    "moat",
  ]);
  expect(amenities.map((amenity) => amenityLabel(amenity, ID.t))).toEqual([
    "air panas",
    "kolam renang",
    "moat",
  ]);
});

it("each language writes dates and ages", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  const posted = new Date("2025-02-03T04:00:00Z");
  expect([postingDate(now, now, ID), postingDate(now, now, RU)]).toEqual(["hari ini", "сегодня"]);
  expect(postingDate(posted, now, ID)).toBe("3 Feb 2025");
  expect(postingDate(posted, now, RU)).toBe("3 февр. 2025");
  expect([shortDate("2026-05-21T04:00:00Z", "id"), shortDate("2026-05-21T04:00:00Z", "ru")]).toEqual([
    "21 Mei",
    "21 мая",
  ]);
  expect(plain(calendarDate("2026-11-21T04:00:00Z", "ru"))).toBe("21 ноября 2026 г.");
  expect([2, 21, 25].map((days) => ageWords(days, RU.t))).toEqual([
    "2 дня назад",
    "21 день назад: возможно, уже сдано",
    "25 дней назад: возможно, уже сдано",
  ]);
});

it("each language words the group of a comparison", () => {
  const group: RentGroup = {
    ...{
      kind: "home",
      bedrooms: 2,
      area: "canggu",
      isNear: true,
      rents: Array.from({ length: 34 }, () => 1),
    },
    ...{ lowest: 1, lower: 1, median: 1, upper: 1, highest: 1 },
  };
  expect(countedLabel(group, ID)).toBe("34 hunian 2 kamar tidur di Canggu dan sekitarnya");
  expect(countedLabel(group, RU)).toBe("34 объявления (2 спальни, Чангу и рядом)");
});
