import { lineWidths, mapColourCss, mapColours } from "@/lib/map/map-style";

const HEX = /^#[0-9a-f]{6}$/;

describe("mapColours", () => {
  it("has every colour in both schemes, and not the same land twice", () => {
    const light = mapColours("light");
    const dark = mapColours("dark");
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect([...Object.values(light), ...Object.values(dark)].every((colour) => HEX.test(colour))).toBe(true);
    expect(dark.land).not.toBe(light.land);
  });
});

describe("mapColourCss", () => {
  it("follows the scheme of the page", () => {
    const { sea } = mapColours("light");
    expect(mapColourCss("sea")).toBe(`light-dark(${sea}, ${mapColours("dark").sea})`);
  });
});

describe("lineWidths", () => {
  it("leaves out the finer lines when the whole island is in view", () => {
    expect(lineWidths(8)).toMatchObject({ village: 0, river: 0, mainRoad: 0, minorRoad: 0 });
    expect(lineWidths(8).coast).toBeGreaterThan(0);
  });

  it("never draws a line thinner as the map comes nearer", () => {
    for (const zoom of [8, 9, 10, 11, 12, 13, 14]) {
      const far = Object.values(lineWidths(zoom));
      const near = Object.values(lineWidths(zoom + 1));
      expect(near.every((width, index) => width >= (far[index] ?? 0))).toBe(true);
    }
  });
});
