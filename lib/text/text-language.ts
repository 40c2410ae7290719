import type { Locale } from "@/lib/language/locales";

/**
 * Scripts that determine the language if they have more than a third of the letters: names of places are Latin in any
 * language. Kana come before Han, which Japanese uses too.
 */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

const UKRAINIAN = /[\u0456\u0457\u0454\u0491]/i;

/** Words that are common in adverts in one language and do not occur in the other. */
const INDONESIAN =
  /\b(?:di|dan|dengan|untuk|yang|dari|ke|ada|bisa|dekat|disewakan|dikontrakkan|disewa|sewa|sewakan|kontrakan|rumah|kamar|tidur|mandi|dalam|luar|bulan|bulanan|tahun|tahunan|hari|harga|juta|jt|termasuk|listrik|lengkap|kosong|murah|kos|kost|kosan|putri|putra|lantai|pantai|jalan|dapur|parkir|lokasi|hubungi|siap|huni|baru|sudah|belum|tanpa|perabot|kolam|renang|terima|minimal)\b/g;
const ENGLISH =
  /\b(?:a|an|the|and|with|for|of|in|to|from|is|are|by|near|close|rent|rental|monthly|month|year|yearly|room|rooms|bedroom|bedrooms|bathroom|bathrooms|house|home|available|private|shared|fully|furnished|pool|beach|view|minutes|walk|new|cozy|modern|long|term|stay)\b/g;

/** Characters that suffice to detect the language. */
const SAMPLE_LENGTH = 600;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function writtenLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE_LENGTH).toLowerCase();
  const letters = count(sample, /\p{L}/gu);
  const script = SCRIPTS.find(([, pattern]) => count(sample, pattern) * 3 > letters)?.[0];
  if (script !== undefined) return script === "ru" && UKRAINIAN.test(sample) ? "uk" : script;
  const english = count(sample, ENGLISH);
  if (count(sample, INDONESIAN) > english) return "id";
  return english > 0 ? "en" : null;
}

/** The BCP 47 code of a text; undefined for the language of the page, and if the language is unclear. */
export function textLanguage(text: string, page: Locale): string | undefined {
  const language = writtenLanguage(text);
  return language === null || language === page ? undefined : language;
}
