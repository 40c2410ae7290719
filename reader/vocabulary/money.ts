import type { Vocabulary } from "../term-finder.ts";

/** What a number is multiplied by. `m` and `м` also stand for metres, `b` for bedrooms. */
export const SCALES = {
  thousand: {
    en: "k, thousand, thousands, thsd, thous",
    id: "rb, rbu, ribu, rban, ribuan",
    ru: "к, т., тыс, тыщ, тысяч*, тыр, тис, тисяч*",
  },
  million: {
    en: "mln, mlns, mio, mil, mill, mills, mils, million, millions, milion, milions, millon, kk, mn",
    id: "jt, jta, jtan, juta, jutaan, jtaan, jut, jutah, jeti, yuta",
    ru: "млн, мл, мио, миллион*, милион*, лям, ляма, лямов, лимон*, кк, милл, мильен*, мульт*",
  },
  millionOrMetres: { en: "m", ru: "м" },
  billion: {
    en: "billion, bn, bio",
    id: "miliar, milyar, milliar, miliyar, mlyr, mliar",
    ru: "млрд, миллиард*",
  },
  billionOrBedrooms: { en: "b" },
};

/** What a number counts when it is no money. */
export const MEASURES = {
  measure: {
    en: `kwh, kw h, kw, watt, watts, w, va, kva, amp, amps, v, m2, m3, mt2, sqm, sq m, sqft, sq ft, square met*, meter, meters,
      metre, metres, mtr, mt, cm, km, kms, kilomet*, mile, miles, ha, acre*, are, ares, mbps, mb, mbit, gbps, gb, tb, inch,
      inches, min, mins, minute, minutes, sec, hour, hours, hr, hrs, h, kg, kgs, kilo, liter, liters, litre, litres,
      gallon, gallons, %, percent, pax, people, persons, guests, adults, bikes, cars, bed, beds, bedroom, bedrooms, br, bdr,
      room, rooms, bath, baths, floor, floors, x, times, pk, yo, trip, ride, way, load, visit, session, class, pc, pcs, piece,
      item`,
    id: `meter persegi, mtr2, menit, mnt, jam, detik, kamar, kmr, kt, km2, lantai, lt, orang, org, ons, liter, galon, watt, kwh,
      persen, motor, mobil, unit, x, kali, buah`,
    ru: `квт*, вт, ватт*, ва, м2, м3, кв м, кв.м, кв. м, метр*, км, см, га, ар, ара, аров, сот, соток, сотк*, мбит*, мб, мб/с,
      минут*, мин, час, часа, часов, ч, кг, литр*, л, человек*, чел, спал*, комнат*, сп, ванн*, этаж*, раз, раза, шт`,
  },
  /** After a number that may be an hour of the day; after any other, `pm` is by the month. */
  hour: { en: "am, pm" },
};

/** ISO 4217 codes. */
export const CURRENCIES = {
  IDR: { en: "idr, rps", id: "rp, rp., rupiah", ru: "руп, рупий, рупии, рупия, рупи, рупиях, идр, рп" },
  USD: {
    en: "usd, us$, $, usdt, us dollar*, dollar*, bucks, u$d, $us, $usd, usd$, 💵$",
    id: "dolar",
    ru: "доллар*, долл, дол, дол., бакс*, юсд, у.е., усдт",
  },
  EUR: { en: "eur, euro, euros, €", ru: "евро" },
  AUD: { en: "aud, a$, au$, aud$, australian dollar*", ru: "ауд, австралийск*" },
  SGD: { en: "sgd, s$, sgd$, singapore dollar*" },
  GBP: { en: "gbp, £, pound, pounds, quid", ru: "фунт*" },
  RUB: { en: "rub, ruble*, rouble*, ₽", ru: "руб, рубл*, рублей" },
  /** Roubles, or rupiahs when there are many of them. */
  rubleOrRupiah: { ru: "р" },
};

/** Roughly what one unit costs in rupiahs: enough to tell a rent from a slip of the pen. */
export const ROUGHLY_IN_RUPIAHS: Readonly<Record<string, number>> = {
  IDR: 1,
  USD: 16_000,
  EUR: 18_000,
  AUD: 10_500,
  SGD: 12_500,
  GBP: 21_000,
  RUB: 200,
};

/** Said once of all numbers: `Daily 1.9 | Monthly 38 (in millions IDR)`. */
export const IN_MILLIONS = {
  inMillions: {
    en: "in millions, in million, in mil, in mill, in mln, in mio, in idr millions, in idr million, in idr mil, in rupiah millions, million rp, million rupiah, million rupiahs, millions rupiah, millions of rupiah, millions idr, (mil), (mln), (mio), (million), (millions), (idr mil), (idr mln), (idr mio), (idr million), in mio idr, in mln idr, in mil idr, in million idr, in millions idr, (mil idr per month, (mln idr per month, (mio idr per month, (mil per month, (mln per month, (mio per month, mil idr per month, mln idr per month, mio idr per month, prices in mil, prices in mln, prices in mio, all jt, all mil, all mln, all mio, all in jt, price in mil, price in mln, price in mio",
    id: "semua jt, semua juta, dalam juta, dalam jutaan, dlm juta, dalam jt, dlm jt, (juta), (jt), (jutaan)",
    ru: "в млн, в миллионах, в млн рупий, (млн), (млн рупий), (млн idr), у млн, у мільйонах",
  },
} as const satisfies Vocabulary<string>;
