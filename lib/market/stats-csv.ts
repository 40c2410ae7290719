import type { marketStats } from "./stats";

type Stats = ReturnType<typeof marketStats>;

const FIGURES = ["count", "lowest", "lower_quartile", "median", "upper_quartile", "highest"] as const;

/** Quotes a text. The apostrophe keeps spreadsheets from running it as a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

type Figures = Record<(typeof FIGURES)[number], number>;

/** The figures of /stats.json, a line for each area and kind of home (docs/behaviour.md, A10). */
export function statsCsv({ areas, currency }: Stats): string {
  const head = ["area", "kind", "bedrooms", "period", "currency", ...FIGURES, "latitude", "longitude"];
  const lines = areas.flatMap(({ area, latitude, longitude, rents, room_rents, night_rents }) => {
    const line = (kind: string, bedrooms: string, period: string, figures: Figures) => {
      const start = [cell(area), kind, bedrooms, period, currency];
      return [...start, ...FIGURES.map((name) => figures[name]), latitude, longitude].join(",");
    };
    return [
      ...rents.map((figures) => line("home", String(figures.bedrooms), "month", figures)),
      ...(room_rents === null ? [] : [line("room", "1", "month", room_rents)]),
      ...(night_rents === null ? [] : [line("any", "", "night", night_rents)]),
    ];
  });
  return [head.join(","), ...lines, ""].join("\r\n");
}
