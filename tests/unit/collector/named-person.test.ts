import { namedContact, namedPerson } from "@/collector/owner/named-person";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/collector/named-person.tsv", {
  contact: (text) => namedContact(text).contact,
  pattern: (text) => {
    const { contact, pattern } = namedPerson(text);
    return contact ?? pattern;
  },
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
