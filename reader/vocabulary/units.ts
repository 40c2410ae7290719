import type { Vocabulary } from "../term-finder.ts";

/** What tells units of one post apart beside their number, their bedrooms and their kind of room. */
export const UNIT_TRAITS = {
  ac: {
    en: "ac, a/c, air con, aircon, air conditioned, air conditioning",
    ru: "кондиционер*, кондей, кондеем",
  },
  fan: {
    en: "fan, fans, fan only, non ac, no ac, without ac",
    id: "kipas, kipas angin, tanpa ac",
    ru: "вентилятор*, без кондиционера, без кондея",
  },
  small: { en: "smaller, small room, smaller room", id: "kamar kecil", ru: "маленьк*, поменьше" },
  big: { en: "bigger, big room, bigger room, large room", id: "kamar besar", ru: "больш*, побольше" },
} satisfies Vocabulary<string>;

/** Kinds of rooms by whose names rents are told apart: `single 7.5, double 9.5 mln`. */
export const ROOM_KINDS = {
  kind: {
    en: "single, single room, double, double room, twin room, standard, standard room, deluxe, deluxe room, superior, superior room",
    id: "kamar standar, kamar standard, kamar std, kamar deluxe, kamar superior, kamar single, kamar double",
    ru: "одноместн*, двухместн*, трехместн*, стандарт, делюкс",
  },
} satisfies Vocabulary<string>;

/** Before or after the name of a unit, and no part of it. */
export const BESIDE_NAMES = {
  beside: {
    en: "for, from, start from, starting from, starting at, starts at, price, only, now only, just, at, is, rent, and, or, also, yearly, monthly, weekly, daily, nightly, per month, per year, month, year",
    id: "untuk, utk, mulai, mulai dari, dari, harga, hanya, cuma, hrg, dan, atau, harga sewa, bulanan, tahunan, per bulan, per tahun",
    ru: "от, за, цена, всего, стоимость, для, и, или, по, в месяц, в год, месяц, год",
  },
} satisfies Vocabulary<string>;
