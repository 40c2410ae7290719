/** Linear-light red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toScreen = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Reads `#rrggbb`. */
function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
}

function hex([red, green, blue]: Rgb): string {
  const byte = (channel: number) =>
    Math.round(toScreen(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** Blends on the screen's own (perceptual) scale, which keeps half tones from turning pale. */
export function mix(from: string, to: string, share: number): string {
  const a = rgb(from);
  const b = rgb(to);
  const blend = (x: number, y: number) => toLinear(toScreen(x) * (1 - share) + toScreen(y) * share);
  return hex([blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])]);
}

export const lighter = (colour: string, share: number) => mix(colour, "#fff6e6", share);

export const darker = (colour: string, share: number) => mix(colour, "#141a24", share);

/** The colour of a surface under a light of the given strength. */
export function lit(base: string, strength: Rgb): string {
  const [red, green, blue] = rgb(base);
  return hex([red * strength[0], green * strength[1], blue * strength[2]]);
}
