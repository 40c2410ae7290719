import { numericId, rentalParam } from "@/lib/rentals/rental-param";
import { HARD_TEXTS } from "../hard-texts";

describe("rentalParam", () => {
  it.each([
    ["villa-canggu", "villa-canggu"],
    ["12", "12"],
    ["Villa_2.0~b", "Villa_2.0~b"],
    ["-villa-in-ubud-", "-villa-in-ubud-"],
    ["__villa", "__villa"],
    ["%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0", "вилла"],
    ["вилла", "вилла"],
    ["cafe%CC%81", "cafe\u0301"],
    ["%D7%91%D7%99%D7%AA", "בית"],
    ["a".repeat(200), "a".repeat(200)],
  ])("reads %j as %j", (raw, param) => {
    expect(rentalParam(raw)).toBe(param);
  });

  it.each([
    "",
    "-",
    "--",
    ".",
    "..",
    "...",
    "..%2F..%2Fx",
    "../../etc/passwd",
    ".env",
    "a/b",
    "a%2Fb",
    "a\\b",
    "a b",
    "a%20b",
    "a?b",
    "a#b",
    "a%00b",
    "a%0d%0ab",
    "%E0%A4%A",
    "100%",
    "<script>",
    "a'b",
    'a"b',
    "a;b",
    "a,b",
    "a(b)",
    "a*b",
    "\u202eevil",
    "a\ud800",
    "a".repeat(201),
    "%61".repeat(10_000),
  ])("refuses %j", (raw) => {
    expect(rentalParam(raw)).toBeNull();
  });

  it.each(HARD_TEXTS)("never throws and gives nothing that leaves its path segment (%#)", (raw) => {
    for (const param of [rentalParam(raw), rentalParam(encodeURIComponent(raw.toWellFormed()))]) {
      if (param === null) continue;
      const url = new URL(`/rental/${encodeURIComponent(param)}`, "http://site.test");
      expect(decodeURIComponent(url.pathname)).toBe(`/rental/${param}`);
    }
  });
});

describe("numericId", () => {
  it.each([
    ["0", 0],
    ["12", 12],
    ["007", 7],
    ["999999999999999", 999_999_999_999_999],
  ])("reads %j as %i", (param, id) => {
    expect(numericId(param)).toBe(id);
  });

  it.each(["", "-1", "1.5", "1e3", "0x10", "12a", "villa-12", " 12", "1234567890123456", "٣", "１２"])(
    "finds no id in %j",
    (param) => {
      expect(numericId(param)).toBeNull();
    },
  );
});
