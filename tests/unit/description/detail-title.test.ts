import { detailTitle } from "@/lib/description/detail-title";

describe("detailTitle", () => {
  it.each([
    ["Villa  in\nCanggu", "Villa in Canggu"],
    ["\u0000\u202e \n", "Rental Property"],
    ["", "Rental Property"],
    [null, "Rental Property"],
  ])("%j is shown as %j", (title, shown) => {
    expect(detailTitle({ title })).toBe(shown);
  });
});
