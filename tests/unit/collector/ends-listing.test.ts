import { endsListing } from "@/collector/posts/ends-listing";

describe("endsListing", () => {
  test.each([
    "taken",
    "TAKEN ✅",
    "Sorry, this one is already rented out 🙏",
    "no longer available",
    "sudah terisi",
    "Sudah disewa ya kak",
    "сдано",
    "Уже сдана, спасибо!",
    "Не актуально",
    "𝗧𝗔𝗞𝗘𝗡",
  ])("ends: %s", (text) => expect(endsListing(text)).toBe(true));

  test.each([
    "is it taken?",
    "still available",
    "not taken yet",
    "belum terisi",
    "ещё не сдано",
    "Актуально",
    "price?",
    "up",
    "mistaken",
    "",
    `taken photos today, ${"see how nice it is ".repeat(10)}`,
  ])("does not end: %s", (text) => expect(endsListing(text)).toBe(false));
});
