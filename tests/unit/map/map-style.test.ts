import { googleMapStyle } from "@/lib/map/google-map-style";
import { lineWidths, mapColourCss, mapColours } from "@/lib/map/map-style";
import { scriptStatus } from "@/lib/map/script-status";

const HEX = /^#[0-9a-f]{6}$/;

/** The mean of a colour's channels, 0 to 255. */
const brightness = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3;

describe("mapColours", () => {
  it("has every colour in both schemes, with dark labels on light land and light labels on dark land", () => {
    const light = mapColours("light");
    const dark = mapColours("dark");
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect([...Object.values(light), ...Object.values(dark)].every((colour) => HEX.test(colour))).toBe(true);
    expect(brightness(light.land)).toBeGreaterThan(brightness(light.label));
    expect(brightness(dark.land)).toBeLessThan(brightness(dark.label));
  });
});

describe("mapColourCss", () => {
  it("follows the scheme of the page", () => {
    const { sea } = mapColours("light");
    expect(mapColourCss("sea")).toBe(`light-dark(${sea}, ${mapColours("dark").sea})`);
  });
});

describe("lineWidths", () => {
  it.each([
    ["mainRoad", 9],
    ["river", 10],
    ["minorRoad", 12],
    ["village", 13],
  ] as const)("draws a %s from zoom %i", (line, zoom) => {
    expect(lineWidths(zoom - 1)[line]).toBe(0);
    expect(lineWidths(zoom)[line]).toBeGreaterThan(0);
  });

  it("draws only the coast when the whole island is in view", () => {
    expect(lineWidths(8)).toMatchObject({ village: 0, river: 0, mainRoad: 0, minorRoad: 0 });
    expect(lineWidths(8).coast).toBeGreaterThan(0);
  });

  it("never draws a line thinner at a closer zoom", () => {
    for (const zoom of [8, 9, 10, 11, 12, 13, 14]) {
      const far = Object.values(lineWidths(zoom));
      const near = Object.values(lineWidths(zoom + 1));
      expect(near.every((width, index) => width >= (far[index] ?? 0))).toBe(true);
    }
  });
});

const ruleOf = (featureType: string | undefined, elementType?: string) =>
  googleMapStyle("light").find(
    (rule) => rule.featureType === featureType && rule.elementType === elementType,
  );

describe("googleMapStyle", () => {
  it("hides points of interest and transit", () => {
    expect(ruleOf("poi")?.stylers).toEqual([{ visibility: "off" }]);
    expect(ruleOf("transit")?.stylers).toEqual([{ visibility: "off" }]);
  });

  it("hides all labels except those of towns", () => {
    expect(ruleOf(undefined, "labels")?.stylers).toEqual([{ visibility: "off" }]);
    expect(ruleOf("administrative.locality", "labels.text")?.stylers).toEqual([{ visibility: "on" }]);
  });

  it("has the colours of the site in both schemes", () => {
    expect(ruleOf("water", "geometry")?.stylers).toEqual([{ color: mapColours("light").sea }]);
    expect(googleMapStyle("dark")).toContainEqual({
      featureType: "landscape",
      elementType: "geometry",
      stylers: [{ color: mapColours("dark").land }],
    });
  });
});

const NO_SIGNS = {
  isStarted: false,
  isLoaded: false,
  hasError: false,
  isOverdue: false,
  isKeyRefused: false,
};

describe("scriptStatus", () => {
  it.each([
    ["not-loaded", {}],
    ["loading", { isStarted: true }],
    ["loaded", { isStarted: true, isLoaded: true }],
    ["failed", { isStarted: true, hasError: true }],
    ["failed", { isStarted: true, isOverdue: true }],
    ["loaded", { isStarted: true, isOverdue: true, isLoaded: true }],
    ["auth-failure", { isStarted: true, isLoaded: true, isKeyRefused: true }],
  ])("is %s for %o", (status, signs) => {
    expect(scriptStatus({ ...NO_SIGNS, ...signs })).toBe(status);
  });
});
