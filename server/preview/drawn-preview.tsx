import "server-only";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { areaSvg } from "@/lib/map/area-svg";
import { mapColours } from "@/lib/map/map-style";
import type { ExchangeRates } from "@/lib/money/currency";
import { shortMonthlyRent } from "@/lib/money/short-monthly-rent";
import { placeIndex } from "@/lib/places/places";
import { kindAndArea, roomsLabel } from "@/lib/rentals/labels";
import type { Rental } from "@/lib/rentals/rental";
import { ratesFor } from "@/server/data/exchange-rates";
import { liveRentals } from "@/server/data/live-rentals";
import { baseMap } from "@/server/map/base-map-files";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "./preview-picture";
import { publicFile } from "./public-file";
import { renderPreview } from "./render-preview";

const INK = "#17352b";
const PAPER = "rgba(253, 251, 247, 0.95)";

/** The renderer would fetch the letters of other scripts, and emoji, from a server. */
const PRINTABLE = /^[\x20-\x7e·€]*$/;

/** What the picture says: kind and area, rooms, rent. Lines with letters that the renderer's own font lacks are left out. */
export function drawnLines(rental: Rental, rates: ExchangeRates): string[] {
  return [kindAndArea(rental), roomsLabel(rental.bedrooms, rental.bathrooms), shortMonthlyRent(rental, rates)]
    .filter((line) => line !== null)
    .filter((line) => line !== "" && PRINTABLE.test(line));
}

/** The lines on a panel in the middle, where apps that cut the picture to a square keep them; transparent around it. */
function panel(lines: readonly string[]): Promise<ArrayBuffer> {
  const size = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };
  const at = {
    display: "flex",
    width: "100%",
    height: "100%",
    justifyContent: "center",
    alignItems: "flex-end",
  };
  const box = { display: "flex", flexDirection: "column", alignItems: "center", maxWidth: 600 } as const;
  return new ImageResponse(
    <div style={{ ...at, paddingBottom: 32 }}>
      <div style={{ ...box, padding: "18px 36px 22px", borderRadius: 28, background: PAPER, color: INK }}>
        {lines.map((line, index) => (
          <div key={line} style={{ fontSize: index === lines.length - 1 ? 52 : 34, textAlign: "center" }}>
            {line}
          </div>
        ))}
      </div>
    </div>,
    size,
  ).arrayBuffer();
}

/** The map of a rental's area, without names: a server may have no fonts to draw them with. */
async function map(location: string | null): Promise<Buffer> {
  const [{ places }, { land, detail }] = await Promise.all([
    liveRentals(),
    baseMap((path) => publicFile(path)),
  ]);
  const svg = areaSvg(land, detail, places.points[placeIndex(places, location) ?? -1] ?? null);
  return sharp(Buffer.from(svg.replaceAll(/<text.*?<\/text>/g, "")), { density: 180 })
    .resize({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fit: "cover" })
    .flatten({ background: mapColours("light").sea })
    .png()
    .toBuffer();
}

/** The picture of a link preview for a rental without photos: the map of its area, its kind, rooms and rent. */
export async function drawnPreview(rental: Rental): Promise<Buffer> {
  const { rates } = await ratesFor([rental]);
  const lines = drawnLines(rental, rates);
  const drawn = sharp(await map(rental.location));
  if (lines.length === 0) return renderPreview(await drawn.toBuffer());
  return renderPreview(
    await drawn
      .composite([{ input: Buffer.from(await panel(lines)) }])
      .png()
      .toBuffer(),
  );
}
