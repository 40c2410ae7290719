import type { Advert } from "@rentals/reader/advert.ts";
import { readIncludes } from "@rentals/reader/includes/includes.ts";
import type { Include } from "../../lib/facts/stated-items.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Corrections } from "../judge/corrections.ts";
import { approvedValue } from "../judge/decide.ts";

const AMENITIES: readonly [item: Include, name: string][] = [
  ["pool", "pool"],
  ["wifi", "wifi"],
  ["ac", "ac"],
  ["kitchen", "kitchen"],
  ["parking", "parking"],
  ["furnished", "furnished"],
  ["cleaning", "housekeeping"],
  ["electricity", "electricity included"],
  ["water", "water included"],
  ["pets", "pets allowed"],
];

export function amenitiesOf(advert: Advert, owner: Corrections): string[] {
  const includes = { ...advert.includes, ...readIncludes(reader.proseOf(owner.includes?.join("\n") ?? "")) };
  return AMENITIES.filter(([item]) => approvedValue(includes[item], owner) === "yes").map(([, name]) => name);
}
