import { counted } from "../../lib/cli/counted.ts";
import { formatRent } from "../../lib/money/format-price.ts";
import { bedroomsLabel } from "../../lib/rental/labels.ts";
import { ENGLISH } from "./english.ts";
import type { ReadLabel } from "./read-as-label.ts";

export function factLine(read: ReadLabel): string {
  const { prices, area, area_by, bedrooms, bathrooms, available_from, phone, telegram } = read;
  const parts = [
    ...prices.map((rent) => formatRent(rent, ENGLISH)),
    area?.map((name) => (area_by === "topic" ? `${name} (by its topic)` : name))[0],
    bedrooms === null ? null : bedroomsLabel(bedrooms, ENGLISH.t),
    bathrooms === null ? null : counted(bathrooms, "bathroom"),
    available_from === null ? null : `from ${available_from}`,
    phone === null ? null : `+${phone}`,
    telegram === null ? null : `@${telegram}`,
  ].filter((part) => part !== null && part !== undefined);
  return parts.join(" · ");
}
