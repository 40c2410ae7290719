import { contactKey } from "@/lib/contact/contact-key";

it.each([
  ["https://wa.me/6281234567890", "tel:+6281234567890"],
  ["wa.me/6281234567890?text=Hi", "tel:+6281234567890"],
  ["https://api.whatsapp.com/send?phone=6281234567890", "tel:+6281234567890"],
  ["tel:+6281234567890", "tel:+6281234567890"],
  ["tel:0812-3456-7890", "tel:+6281234567890"],
  ["0812 3456 7890", "tel:+6281234567890"],
  ["+7 912 345-67-89", "tel:+79123456789"],
  ["https://t.me/Made_Bali", "tg:made_bali"],
  ["t.me/made_bali", "tg:made_bali"],
  ["@made_bali", "tg:made_bali"],
  ["https://t.me/+AbCdEf", "t.me/+AbCdEf"],
  ["mailto:Made@Bali.example", "mailto:made@bali.example"],
  ["https://www.agency.example/", "agency.example"],
  ["http://agency.example", "agency.example"],
  ["https://agency.example/home/7?ref=a", "agency.example/home/7?ref=a"],
])("the key of %s is %s", (url, key) => {
  expect(contactKey(url)).toBe(key);
});

it.each([null, "", " ", "javascript:alert(1)", "Made", "@", "tel:1", "https://", "//evil.example"])(
  "%j has no contact key",
  (url) => {
    expect(contactKey(url)).toBeNull();
  },
);
