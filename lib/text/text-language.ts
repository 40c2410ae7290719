/** Scripts that name their language where more than a third of the letters are theirs: names of places stay Latin. Kana before Han, which Japanese has too. */
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

/** Words that adverts in one language have and those in the other do not. */
const INDONESIAN =
  /\b(?:di|dan|dengan|untuk|yang|dari|ke|ada|bisa|dekat|disewakan|dikontrakkan|disewa|sewa|sewakan|kontrakan|rumah|kamar|tidur|mandi|dalam|luar|bulan|bulanan|tahun|tahunan|hari|harga|juta|jt|termasuk|listrik|lengkap|kosong|murah|kos|kost|kosan|putri|putra|lantai|pantai|jalan|dapur|parkir|lokasi|hubungi|siap|huni|baru|sudah|belum|tanpa|perabot|kolam|renang|terima|minimal)\b/g;
const ENGLISH =
  /\b(?:a|an|the|and|with|for|of|in|to|from|is|are|by|near|close|rent|rental|monthly|month|year|yearly|room|rooms|bedroom|bedrooms|bathroom|bathrooms|house|home|available|private|shared|fully|furnished|pool|beach|view|minutes|walk|new|cozy|modern|long|term|stay)\b/g;

/** Beyond this a text says nothing new about its language, in characters. */
const READ = 600;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The language of a text of an advert as a BCP 47 code, for readers of a screen; undefined for English, which is the
 * page's, and where it cannot be told.
 */
export function textLanguage(text: string): string | undefined {
  const read = text.slice(0, READ).toLowerCase();
  const letters = count(read, /\p{L}/gu);
  const script = SCRIPTS.find(([, pattern]) => count(read, pattern) * 3 > letters)?.[0];
  if (script !== undefined) return script === "ru" && UKRAINIAN.test(read) ? "uk" : script;
  return count(read, INDONESIAN) > count(read, ENGLISH) ? "id" : undefined;
}
