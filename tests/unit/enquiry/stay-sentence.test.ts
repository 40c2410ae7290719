import { enquiryText } from "@/lib/enquiry/enquiry-text";
import type { EnquiryLanguage } from "@/lib/enquiry/enquiry-words";
import { staySentence } from "@/lib/enquiry/stay-sentence";
import type { MyStay } from "@/lib/stay/my-stay";

const NOTHING: MyStay = { from: null, months: null, people: null, pet: null };
const STAY: MyStay = { from: "2026-12-10", months: 3, people: 2, pet: "smallDog" };

it.each<[EnquiryLanguage, Partial<MyStay>, string | null]>([
  ["en", STAY, "My stay: from 10 December for 3 months, 2 people, a small dog."],
  ["id", STAY, "Rencana sewa: mulai 10 Desember selama 3 bulan, 2 orang, dengan seekor anjing kecil."],
  ["ru", STAY, "Планирую: с 10 декабря на 3 месяца, 2 человека, с небольшой собакой."],
  ["en", { months: 1, people: 1 }, "My stay: for 1 month, 1 person."],
  ["ru", { months: 1, people: 1 }, "Планирую: на 1 месяц, 1 человек."],
  ["ru", { months: 5, people: 5 }, "Планирую: на 5 месяцев, 5 человек."],
  ["id", { pet: "cat" }, "Rencana sewa: dengan seekor kucing."],
  ["en", { from: "2027-01-01" }, "My stay: from 1 January."],
  ["en", {}, null],
])("words the stay in %s", (language, stay, sentence) => {
  expect(staySentence({ ...NOTHING, ...stay }, language)).toBe(sentence);
});

it("the stay is a paragraph of the enquiry, and left out when empty", () => {
  const home = { title: "Villa", link: "https://example.org/rental/villa" };
  const paragraphs = enquiryText(home, [], "en", STAY).split("\n\n");
  expect(paragraphs[1]).toBe("My stay: from 10 December for 3 months, 2 people, a small dog.");
  expect(enquiryText(home, [], "en", NOTHING)).toBe(enquiryText(home, [], "en"));
});
