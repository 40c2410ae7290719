import { proseOf } from "@/reader/contact/contacts";
import { quotedArea } from "@/reader/quoted/quoted-area";

function support(text: string, area: string, quotation: string) {
  const start = text.indexOf(quotation);
  if (start < 0) throw new Error(`"${quotation}" is not in the text`);
  const found = quotedArea(proseOf(text), area, { start, end: start + quotation.length });
  return "lack" in found ? found.lack : found.spans.map((span) => text.slice(span.start, span.end));
}

test.each([
  ["Villa for rent in Cnaggu", "canggu", "in Cnaggu", "Cnaggu"],
  ["Villa for rent in Pererenann, 2 bedrooms", "pererenan", "in Pererenann", "Pererenann"],
  ["Rumah di Uluwat", "uluwatu", "di Uluwat", "Uluwat"],
  ["Вилла в Чангуу", "canggu", "в Чангуу", "Чангуу"],
  ["Villa for rent in Seminayk", "seminyak", "in Seminayk", "Seminayk"],
  ["Villa for rent in Jimbarran", "jimbaran", "in Jimbarran", "Jimbarran"],
  ["House, Nusa Duo, 3 bedrooms", "nusa dua", "Nusa Duo", "Nusa Duo"],
])("%s supports the area %s by the quotation %s", (text, area, quotation, words) => {
  expect(support(text, area, quotation)).toEqual([words]);
});

test.each([
  ["Villa for rent in Cnaggu", "ubud", "in Cnaggu", "its name is not in its quotation"],
  ["Villa for rent in Cnaggu", "canggu", "Villa for rent", "its name is not in its quotation"],
  ["Villa for rent in Kata", "kuta", "in Kata", "its name is not in its quotation"],
  ["Villa with a sanus", "amed", "a sanus", "its name is not in its quotation"],
  ["Villa 10 minutes to Cnaggu", "canggu", "Cnaggu", "only says what is near"],
  ["House near Seminyk", "seminyak", "Seminyk", "only says what is near"],
  ["House close to Seminyk beach", "seminyak", "Seminyk", "only says what is near"],
])("%s does not support the area %s by the quotation %s", (text, area, quotation, lack) => {
  expect(support(text, area, quotation)).toContain(lack);
});
