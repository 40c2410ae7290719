import { likedHeader } from "@/lib/rentals/liked-list";

describe("likedHeader", () => {
  it.each([
    [0, "0 liked rentals"],
    [1, "1 liked rental"],
    [2, "2 liked rentals"],
  ])("for %i is %j", (count, header) => {
    expect(likedHeader(count)).toBe(header);
  });
});
