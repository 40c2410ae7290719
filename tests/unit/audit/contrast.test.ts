import { contrast, type Rgb } from "../../audit/a11y/measure/contrast.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe("contrast", () => {
  it.each<[Rgb, Rgb, number]>([
    [WHITE, BLACK, 21],
    [WHITE, WHITE, 1],
    [[118, 118, 118], WHITE, 4.54],
    [[119, 119, 119], WHITE, 4.48],
    [[255, 0, 0], WHITE, 4],
    [[0, 0, 255], BLACK, 2.44],
  ])("of %j and %j is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});
