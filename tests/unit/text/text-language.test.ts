import { textLanguage } from "@/lib/text/text-language";

it.each([
  ["English", "Two-bedroom villa with a pool in Canggu, monthly rent", undefined],
  ["English with a place name", "Rumah Daun: a room for rent, close to the beach", undefined],
  ["an English abbreviation", "3BR villa, fully furnished, AC", undefined],
  ["Indonesian", "Disewakan rumah 2 kamar tidur di Canggu", "id"],
  ["Indonesian in capitals", "KOS PUTRI DEKAT PANTAI, KAMAR MANDI DALAM", "id"],
  [
    "Indonesian with English words",
    "Villa dengan private pool, harga sewa per bulan sudah termasuk wifi",
    "id",
  ],
  ["Russian", "Сдаётся вилла с бассейном", "ru"],
  ["Russian with names in Latin letters", "Вилла в Canggu, Berawa: 2 спальни, wifi", "ru"],
  ["one Russian word in English", "Villa in Canggu (аренда), two bedrooms and a pool", undefined],
  ["Ukrainian", "Здається вілла з басейном", "uk"],
  ["Chinese", "巴厘岛别墅出租", "zh"],
  ["Japanese", "バリ島のヴィラ、月額", "ja"],
  ["Korean", "발리 빌라 월세", "ko"],
  ["Arabic", "فيلا للإيجار", "ar"],
  ["Hebrew", "וילה להשכרה", "he"],
  ["Thai", "วิลล่าให้เช่า", "th"],
  ["nothing", "", undefined],
  ["no words", "🏝️ 35 - 40", undefined],
])("detects the language of %s", (_, text, language) => {
  expect(textLanguage(text, "en")).toBe(language);
});

test.each([
  ["English on a page in Russian", "A villa with a pool", "ru", "en"],
  ["Russian on a page in Russian", "Вилла с бассейном", "ru", undefined],
  ["Indonesian on a page in Indonesian", "Disewakan rumah untuk bulanan", "id", undefined],
  ["Indonesian on a page in Russian", "Disewakan rumah untuk bulanan", "ru", "id"],
  ["a name on a page in Russian", "Canggu 35", "ru", undefined],
] as const)("detects the language of %s", (_, text, page, language) => {
  expect(textLanguage(text, page)).toBe(language);
});
