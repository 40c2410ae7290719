import type { Vocabulary } from "../term-finder.ts";

/** Beside a word for a deposit. */
export const DEPOSIT_WORDS = {
  /** None is asked. */
  denial: {
    en: "no, none, without, zero, not required, not needed, isn't required, isn't needed",
    id: "tanpa, tidak ada, tdk ada, gak ada, ga ada, nggak ada, tidak perlu, tdk perlu, bebas",
    ru: "без, нет, не нужен, не нужно, не нужна, не требуется, не берем, не беру, не берет, немає, не потрібен",
  },
  /** After a denial: one may be asked all the same. */
  condition: {
    en: "for, if, when, over, from, unless",
    id: "untuk, utk, kalau, kalo, jika, bila",
    ru: "при, если, от, для, якщо",
  },
  /** Deposits that are asked for something else than the home. */
  ofElse: {
    en: "pet, pets, scooter, scooters, bike, motorbike, car, key, keys, dog, cat",
    id: "hewan, motor, mobil, kunci, galon",
    ru: "питом*, животн*, ключ*, байк*, скутер*, тварин*",
  },
} as const satisfies Vocabulary<string>;
