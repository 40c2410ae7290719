import { namedContact, namedPerson } from "@/collector/owner/named-person";

const MADE = "tel:+6281234567890";

test.each([
  ["+62 812 3456 7890", MADE],
  ["+62-812-3456-7890", MADE],
  ["0812 3456 7890", MADE],
  ["0812.3456.7890", MADE],
  ["812 3456 7890", MADE],
  ["6281234567890", MADE],
  ["0062 812 3456 7890", MADE],
  ["(+62) 812 3456 7890", MADE],
  ["wa.me/6281234567890", MADE],
  ["https://wa.me/+6281234567890?text=hello", MADE],
  ["https://api.whatsapp.com/send?phone=6281234567890", MADE],
  ["tel:+62 812 3456 7890", MADE],
  ["  +62 812\u200b 3456\t7890 \n", MADE],
  ["＋６２ ８１２ ３４５６ ７８９０", MADE],
  ["+7 912 345-67-89", "tel:+79123456789"],
  ["@Made_Bali", "tg:made_bali"],
  ["made_bali", "tg:made_bali"],
  ["t.me/Made_Bali", "tg:made_bali"],
  ["https://t.me/made_bali?start=1", "tg:made_bali"],
])("%s is a contact", (written, contact) => {
  expect(namedContact(written).contact).toBe(contact);
});

test.each([
  "",
  "   ",
  "@",
  "@a",
  "+",
  "0812",
  "+999999999999999999999",
  "https://t.me/balirent/2141",
  "https://t.me/joinchat/abcdef",
  "javascript:alert(1)",
  "made@example.com",
  "Made from Canggu",
  "'; drop table posts; --",
  "x".repeat(10_000),
])("%s is no contact", (written) => {
  expect(() => namedContact(written)).toThrow(/name a phone number/);
});

test.each([
  ["Made from Canggu", "***=Made from Canggu"],
  ["100% (a+b)[c]*", "***=100% (a+b)[c]*"],
  ["a\u0000\u202eb c", "***=a b c"],
])("%s is searched for as literal text", (written, pattern) => {
  expect(namedPerson(written)).toEqual({ contact: null, pattern });
});

test.each(["", " \u0000 ", "ab", "a b ".repeat(60)])(
  "%j is too short or too long to search for",
  (written) => {
    expect(() => namedPerson(written)).toThrow(
      "Name a phone number, an account, or a text of 3 to 200 characters.",
    );
  },
);

const matches = (named: string, text: string) => new RegExp(namedPerson(named).pattern, "i").test(text);

test.each([
  "WA 0812-3456-7890",
  "call +62 (812) 3456.7890!",
  "wa.me/6281234567890",
  "081234567890",
  "8 1 2 3 4 5 6 7 8 9 0",
  "+62 0812 3456 7890",
])("a number is found in %s", (text) => {
  expect(matches("+62 812 3456 7890", text)).toBe(true);
});

test.each(["0812 3456 78901", "1081234567890", "+62 813 3456 7890", "25.000.000 812 3456", "081234567891"])(
  "%s does not contain the number",
  (text) => {
    expect(matches("+62 812 3456 7890", text)).toBe(false);
  },
);

test.each([
  ["@made_bali", "write to @Made_Bali.", true],
  ["@made_bali", "t.me/made_bali", true],
  ["@made_bali", "made_bali2", false],
  ["@made_bali", "not_made_bali", false],
])("%s in %s: %s", (named, text, isFound) => {
  expect(matches(named, text)).toBe(isFound);
});
