import { originOf } from "@/lib/security/origin-of";

it.each([
  ["https://public@o1.ingest.example/42", "https://o1.ingest.example"],
  ["http://127.0.0.1:4000/script.js", "http://127.0.0.1:4000"],
  ["https://{s}.tiles.example/{z}/{x}/{y}.png", "https://*.tiles.example"],
  ["https://stats.example", "https://stats.example"],
  ["  https://stats.example/  ", "https://stats.example"],
  ["stats.example", null],
  ["javascript:alert(1)", null],
  ["https://a.example; script-src *", null],
  ["https://a.example, https://b.example", null],
  ["", null],
  [undefined, null],
])("the origin of %p is %p", (address, expected) => {
  expect(originOf(address)).toBe(expected);
});
