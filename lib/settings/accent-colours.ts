import { contrast, hexOf, type Oklch, oklchOf } from "./oklch";

/** Backgrounds of links: paper, surface and sunken, then the words on a button (app/globals.css). */
export const GROUNDS: Readonly<Record<Theme, readonly Oklch[]>> = {
  light: [
    [0.976, 0.012, 84],
    [0.994, 0.005, 84],
    [0.946, 0.018, 84],
    [0.99, 0.01, 84],
  ],
  dark: [
    [0.205, 0.014, 168],
    [0.245, 0.016, 168],
    [0.285, 0.018, 168],
    [0.2, 0.03, 164],
  ],
};

export type Theme = "light" | "dark";

/** WCAG AA, for text. */
export const MIN_CONTRAST = 4.5;

const STEP = 0.005;

/** The accent as written, else darkened or lightened until it is readable on every ground. */
function accentOn(theme: Theme, hex: string): string {
  const grounds = GROUNDS[theme].map(hexOf);
  const isReadable = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= MIN_CONTRAST);
  if (isReadable(hex)) return hex;
  const [lightness, chroma, hue] = oklchOf(hex);
  const step = theme === "light" ? -STEP : STEP;
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const colour = hexOf([next, chroma, hue]);
    if (isReadable(colour)) return colour;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}

/** The accent colour of each theme (docs/behaviour.md, T3). */
export function accentColours(hex: string): Readonly<Record<Theme, string>> {
  return { light: accentOn("light", hex), dark: accentOn("dark", hex) };
}

/** Tells the operator about a colour that is not readable, a line for each theme. */
export function accentNotes(hex: string): string[] {
  const { light, dark } = accentColours(hex);
  return [
    ...(light === hex ? [] : [`accent ${hex} cannot be read on a light page: darkened to ${light} there`]),
    ...(dark === hex ? [] : [`accent ${hex} cannot be read on a dark page: lightened to ${dark} there`]),
  ];
}
