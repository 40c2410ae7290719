import { comparePosts } from "@/collector/judge/reposts";
import { compared } from "./adverts";

const home = `Cozy house for rent in Ubud
2 bedrooms with AC, hot water, kitchen and a small garden
Quiet street, near rice fields, high speed wifi, parking for a car
IDR 15.000.000 / month
WA +62 812 3456 7890`;

describe("comparePosts", () => {
  test.each([
    ["the same text", home, "repost"],
    ["another rent", home.replace("15.000.000", "14.000.000"), "repost"],
    ["a new line at the end", `${home}\nStill available!`, "repost"],
    ["a headline", `AVAILABLE NOW!!!\n${home}`, "repost"],
    ["another letter case", home.toUpperCase(), "repost"],
    ["other bedrooms", home.replace("2 bedrooms", "3 bedrooms"), "different"],
    ["another area", home.replace("Ubud", "Canggu"), "different"],
    ["a unit that the other does not name", home.replace("house", "house unit 2"), "unsure"],
    ["a floor that the other does not name", `${home}\nSecond floor`, "unsure"],
    ["an unexplained number", home.replace("a car", "2 cars"), "unsure"],
    [
      "half of the words in common",
      `${home.split("\n").slice(0, 2).join("\n")}\nNew kitchen, new roof, new bathroom and a new bed for you`,
      "unsure",
    ],
    [
      "the same facts in other words",
      "Rumah disewakan di Ubud: 2 kamar tidur, 14,5 juta per bulan. WA 0812 3456 7890",
      "unsure",
    ],
    [
      "other words and another rent",
      "Rumah disewakan di Ubud: 2 kamar tidur, 9 juta per bulan. WA 0812 3456 7890",
      "different",
    ],
    ["another text", "Villa in Ubud, 20 jt per month, pool and a view of the mountains", "different"],
    ["an empty text", "", "different"],
  ])("%s", (_, other, expected) => {
    expect(comparePosts(compared(home), compared(other))).toBe(expected);
    expect(comparePosts(compared(other), compared(home))).toBe(expected);
  });

  test.each([
    ["the same price list", "28 mln for one month, 25 mln per month from 3 months", "unsure"],
    ["one of the rents", "28 mln per month", "different"],
    ["another price list", "29 mln for one month, 25 mln per month from 3 months", "different"],
  ])("in other words under one account: %s", (_, rents, expected) => {
    const villa = "Villa in Penestanan, Ubud, 2 bedrooms\n1 month 28 mln\n3 months 25 mln/month\n@lena_home";
    const other = `Free again: two bedroom villa with a pool in Penestanan, ${rents}. Lena @lena_home`;
    expect(comparePosts(compared(villa), compared(other))).toBe(expected);
  });

  test("very short texts are reposts only if they are identical", () => {
    const short = "Room in Ubud 3jt/month";
    expect(comparePosts(compared(short), compared(short))).toBe("repost");
    expect(comparePosts(compared(short), compared(`${short} wifi`))).toBe("different");
  });
});
