import "server-only";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { areaSvg } from "@/lib/map/area-svg";
import { mapColours } from "@/lib/map/map-style";
import type { ExchangeRates } from "@/lib/money/currency";
import { shortMonthlyRent } from "@/lib/money/short-monthly-rent";
import { placeIndex } from "@/lib/places/places";
import { kindAndArea, roomsLabel } from "@/lib/rental/labels";
import type { Rental } from "@/lib/rental/rental";
import { snapshot } from "@/server/data/snapshot";
import { baseMap } from "@/server/map/base-map-files";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "./preview-picture";
import { renderPreview } from "./render-preview";

const INK = "#17352b";
const PAPER = "rgba(253, 251, 247, 0.95)";

/** Characters of each language in the renderer's own font. It would download a font for emoji and other scripts. */
const PRINTABLE: Record<Locale, RegExp> = {
  en: /^[\x20-\x7e·€]*$/,
  id: /^[\x20-\x7e·€]*$/,
  ru: /^[\x20-\x7e\u00a0·€А-Яа-яЁё]*$/,
};

/** The text of the picture: kind and area, rooms, rent. Omits lines that the renderer's own font cannot show. */
export function drawnLines(rental: Rental, rates: ExchangeRates, language: Language): string[] {
  const { locale, t } = language;
  return [
    kindAndArea(rental, t),
    roomsLabel(rental.bedrooms, rental.bathrooms, t),
    shortMonthlyRent(rental, rates, language),
  ]
    .filter((line) => line !== null)
    .filter((line) => line !== "" && PRINTABLE[locale].test(line));
}

/** A transparent picture with the lines on a panel in the middle, which stays visible when apps crop to a square. */
function panel(lines: readonly string[]): Promise<ArrayBuffer> {
  const size = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };
  const layout = {
    display: "flex",
    width: "100%",
    height: "100%",
    justifyContent: "center",
    alignItems: "flex-end",
  };
  const box = { display: "flex", flexDirection: "column", alignItems: "center", maxWidth: 600 } as const;
  return new ImageResponse(
    <div style={{ ...layout, paddingBottom: 32 }}>
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

/** The map of an area, without labels: the server may have no fonts. */
async function areaMap(location: string | null): Promise<Buffer> {
  const { places } = snapshot();
  const { land, detail } = await baseMap();
  const svg = areaSvg(land, detail, places.points[placeIndex(places, location) ?? -1] ?? null);
  return sharp(Buffer.from(svg.replaceAll(/<text.*?<\/text>/g, "")), { density: 180 })
    .resize({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fit: "cover" })
    .flatten({ background: mapColours("light").sea })
    .png()
    .toBuffer();
}

/** Link preview of a rental without photos: the map of its area with kind, rooms and rent. */
export async function drawnPreview(rental: Rental, language: Language): Promise<Buffer> {
  const lines = drawnLines(rental, snapshot().rates.rates, language);
  const text = lines.length === 0 ? [] : [{ input: Buffer.from(await panel(lines)) }];
  const drawn = sharp(await areaMap(rental.location)).composite(text);
  return renderPreview(await drawn.png().toBuffer());
}
