import fc from "fast-check";
import { maskContacts } from "@/reader/contact/mask-contacts";

test.each([
  ["a number with its country code", "+62 812-3456-7890"],
  ["a number as dialled in Indonesia", "0812 3456 7890"],
  ["a number without the leading zero", "WA 812 3456 7890", "WA "],
  ["a number without separators", "6281234567890"],
  ["a Russian number", "8 916 123-45-67"],
  ["a landline", "(0361) 234 567"],
  ["a British number", "+44 20 7946 0958"],
  ["a number in bold digits", "𝟎𝟖𝟏𝟐 𝟑𝟒𝟓𝟔 𝟕𝟖𝟗𝟎"],
  ["a number in keycaps", "0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣"],
  ["a number with a space after each digit", "0 8 1 2 3 4 5 6 7 8 9 0"],
  ["a number with dots", "0812.3456.7890"],
  ["a number with slashes", "0812 / 3456 / 7890"],
  ["a number struck through", "0̶8̶1̶2̶3̶4̶5̶6̶7̶8̶9̶0̶"],
  ["a bank account", "BCA 7725123456", "BCA "],
  ["seven digits", "1234567"],
  ["a link to WhatsApp", "https://wa.me/6281234567890?text=hi"],
  ["a link to WhatsApp without https", "wa.me/+6281234567890"],
  ["a link to WhatsApp's API", "https://api.whatsapp.com/send?phone=6281234567890"],
  ["a link to Telegram", "t.me/made_bali"],
  ["a number with brackets and dashes", "0812 (- 3456 -) 7890"],
  ["a handle", "@made_bali"],
  ["a short handle", "@ma"],
  ["an account without @", "tg: made_bali", "tg: "],
  ["an e-mail address", "made.w@villas.example"],
  ["an Instagram page", "instagram.com/made_bali"],
])("masks %s: %s", (_, contact, before = "") => {
  const text = `Villa in Canggu. ${contact}\n25 mln`;
  const masked = maskContacts(text);
  expect(masked).toMatch(/^Villa in Canggu\. .*\n25 mln$/su);
  expect(masked).toHaveLength(text.length);
  expect(masked.slice(17, -7).replace(before, "")).not.toMatch(/[\p{L}\p{N}]/u);
});

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
