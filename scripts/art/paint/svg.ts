export type Point = readonly [number, number];

type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Look = Readonly<Record<string, string | number>>;

/** One decimal is a tenth of a pixel; more only makes the markup longer. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** Collects the gradients, clips and filters that the shapes of one picture refer to. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  #defs: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  define(build: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(build(id));
    return `url(#${id})`;
  }

  render(body: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join("")}</defs>${body}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

export function linear(sheet: Sheet, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
  return sheet.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`,
  );
}

export function radial(sheet: Sheet, centre: Point, radius: number, stops: readonly Stop[]): string {
  const circle = `cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(radius)}"`;
  return sheet.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stopsOf(stops)}</radialGradient>`,
  );
}

const filterBox = 'x="-20%" y="-20%" width="140%" height="140%"';

export const blur = (sheet: Sheet, spread: number) =>
  sheet.define((id) => `<filter id="${id}" ${filterBox}><feGaussianBlur stdDeviation="${spread}"/></filter>`);

/** Shifts pixels along soft noise: a hand's edge, or with a wide and flat noise a ripple on water. */
export const ripple = (sheet: Sheet, rate: string, shift: number, soften: number, seed = 3) =>
  sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${rate}" numOctaves="2" seed="${seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${shift}" xChannelSelector="R" yChannelSelector="G" result="m"/>` +
      `<feGaussianBlur in="m" stdDeviation="${soften}"/></filter>`,
  );

/** A cloudy wash (limewash, gouache): noise turned into one colour of varying opacity. */
export const wash = (
  sheet: Sheet,
  rate: string,
  [red, green, blue]: readonly [number, number, number],
  gain: number,
  seed = 1,
) =>
  sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${rate}" numOctaves="3" seed="${seed}"/>` +
      `<feColorMatrix values="0 0 0 0 ${red}  0 0 0 0 ${green}  0 0 0 0 ${blue}  ${gain} 0 0 0 ${-gain * 0.45}"/>` +
      `<feComposite in2="SourceGraphic" operator="in"/></filter>`,
  );

const attributes = (look: Look) =>
  Object.entries(look)
    .map(
      ([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");

export const path = (d: string, look: Look) => (d === "" ? "" : `<path d="${d}"${attributes(look)}/>`);

export const group = (body: string, look: Look) => (body === "" ? "" : `<g${attributes(look)}>${body}</g>`);

export const ellipse = (centre: Point, rx: number, ry: number, look: Look) =>
  `<ellipse cx="${short(centre[0])}" cy="${short(centre[1])}" rx="${short(rx)}" ry="${short(ry)}"${attributes(look)}/>`;

export const whole = (sheet: Sheet, look: Look) => path(`M0 0H${sheet.width}V${sheet.height}H0Z`, look);

export const polygon = (points: readonly Point[]) =>
  points.length < 3 ? "" : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

export const polyline = (points: readonly Point[]) =>
  points.length < 2 ? "" : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

export function clipped(sheet: Sheet, d: string, body: string): string {
  if (d === "" || body === "") return "";
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return group(body, { "clip-path": clip });
}

/** A round light that adds to what lies below it. */
export const glow = (sheet: Sheet, centre: Point, radius: number, colour: string, opacity: number) =>
  ellipse(centre, radius, radius, {
    fill: radial(sheet, centre, radius, [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.45],
      [1, colour, 0],
    ]),
    style: "mix-blend-mode:screen",
  });
