import fc from "fast-check";
import { maskContacts } from "@/reader/contact/mask-contacts";
import { readCases } from "@/tests/support/case-table";

test.each(readCases("tests/unit/reader/mask-contacts.tsv", ["what", "contact", "kept"]))(
  "$what is masked: $contact ($at)",
  ({ contact, kept }) => {
    const text = `Villa in Canggu. ${contact}\n25 mln`;
    const masked = maskContacts(text);
    expect(masked).toMatch(/^Villa in Canggu\. .*\n25 mln$/su);
    expect(masked).toHaveLength(text.length);
    expect(masked.slice(17, -7).replace(kept, "")).not.toMatch(/[\p{L}\p{N}]/u);
  },
);

test.each([
  "Villa for rent in Canggu, 2 bedrooms",
  "IDR 25.000.000 / month, 27.500.000 - 30.000.000",
  "Rp 8500000, 12750000, 150000000",
  "1,250,000.00 or 15 000 000 per month",
  "from 25.12.2026 to 2027-01-15, 25/12/2026",
  "deposit 5jt, 2BR/2BA, 150 m2, 10 min to Berawa, 24/7",
])("does not change %s", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("masking keeps the length of any text and every character outside the masks", () => {
  const units = fc.constantFrom(
    "0",
    "8",
    "1",
    "+62",
    " ",
    "-",
    ".",
    "\n",
    "a",
    "щ",
    "🏝",
    "@x",
    "wa.me/",
    "\u0336",
    "½",
  );
  fc.assert(
    fc.property(fc.array(units, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      const masked = maskContacts(text);
      expect(masked.length).toBe(text.length);
      expect(masked.split("").every((unit, at) => unit === "█" || unit === text[at])).toBe(true);
    }),
  );
});
