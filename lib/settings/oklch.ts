/** `oklch(41% 0.07 164)`: lightness from 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = readonly [number, number, number];

/** Linear sRGB; outside of 0 to 1 if no screen can show the colour. */
function linearOf([lightness, chroma, hue]: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const LEVELS = 255;

const toLinear = (level: number) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const levelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / LEVELS);

export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = levelsOf(hex).map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

const CHROMA_STEP = 0.002;
const TOLERANCE = 0.0005;

/** "#rrggbb", paler if no screen can show the colour. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  const linear = linearOf([lightness, chroma, hue]);
  const isShown = linear.every((light) => light >= -TOLERANCE && light <= 1 + TOLERANCE);
  if (!isShown && chroma > 0) return hexOf([lightness, Math.max(0, chroma - CHROMA_STEP), hue]);
  const digits = linear.map((light) => {
    const level = Math.round(LEVELS * fromLinear(Math.min(1, Math.max(0, light))));
    return level.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** Relative luminance of "#rrggbb", as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = levelsOf(hex).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
