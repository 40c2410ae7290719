export type ColourScheme = "light" | "dark";

const MAP_COLOURS = {
  light: {
    sea: "#c3dde0",
    shallows: "#d3e8e8",
    coast: "#93b7b8",
    land: "#f7f2e7",
    forest: "#dde7cb",
    river: "#a5cbd0",
    village: "#e8dfcc",
    border: "#cbbd9f",
    road: "#ffffff",
    roadEdge: "#d8c9ab",
    label: "#4d5a52",
  },
  dark: {
    sea: "#14262e",
    shallows: "#193039",
    coast: "#3a545a",
    land: "#26312c",
    forest: "#22382c",
    river: "#32505b",
    village: "#2f3b35",
    border: "#47554d",
    road: "#57645b",
    roadEdge: "#1d2622",
    label: "#b4beb4",
  },
} as const;

export type MapColours = Readonly<Record<keyof typeof MAP_COLOURS.light, string>>;

export function mapColours(scheme: ColourScheme): MapColours {
  return MAP_COLOURS[scheme];
}

export function mapColourCss(name: keyof MapColours): string {
  return `light-dark(${MAP_COLOURS.light[name]}, ${MAP_COLOURS.dark[name]})`;
}

/** Line widths in CSS pixels; 0 for lines that are not drawn at this zoom. */
export function lineWidths(zoom: number) {
  const grown = Math.max(0, zoom - 11);
  return {
    shallows: Math.min(40, 2 ** Math.max(1, zoom - 8)),
    coast: 1,
    village: zoom >= 13 ? 1 : 0,
    river: zoom >= 10 ? 1 + grown * 0.4 : 0,
    border: 1,
    mainRoad: zoom >= 9 ? 1.6 + grown * 1.1 : 0,
    minorRoad: zoom >= 12 ? 0.8 + grown * 0.8 : 0,
    street: zoom >= 13 ? 1.1 * 1.45 ** (zoom - 13) : 0,
  };
}

/** The width of a road with its edges; 0 for one that is not drawn. */
export const withEdges = (width: number) => (width === 0 ? 0 : width + (width > 2 ? 2 : 1));

export type LineWidths = ReturnType<typeof lineWidths>;
