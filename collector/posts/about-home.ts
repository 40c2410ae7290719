import { unitLabels } from "@rentals/reader/home/unit-traits.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { reader } from "../../lib/region/region-reader.ts";
import { partOf } from "../../lib/rental/message-part.ts";
import type { ChannelPost } from "./post.ts";

const labelsIn = (text: string): ReadonlySet<string> =>
  unitLabels(normalise(text).text).get("unit") ?? new Set();

const areNested = (one: string, other: string): boolean =>
  one === other || reader.widerAreas(one).includes(other) || reader.widerAreas(other).includes(one);

/**
 * Which of the homes in a message some words are about, seen from one of them: they name that by its number, area, bedrooms or type ("Renon
 * taken", "no 2 taken"), name another, or are about all.
 */
export function aboutHome(
  words: string,
  { id, text, postedAt }: Pick<ChannelPost, "id" | "text" | "postedAt">,
): "this" | "another" | "all" {
  const [said, own] = [reader.readAdvert(words, { postedAt }), reader.readAdvert(text, { postedAt })];
  const labels = new Set([`${partOf(id)}`, ...labelsIn(text)]);
  const agreements = [
    ...Array.from(labelsIn(words), (label) => labels.has(label)),
    ...(said.area ? [own.area !== null && areNested(said.area.value, own.area.value)] : []),
    ...(said.bedrooms ? [said.bedrooms.value === own.bedrooms?.value] : []),
  ];
  if (agreements.length === 0 && said.propertyType)
    agreements.push(said.propertyType.value === own.propertyType?.value);
  if (agreements.length === 0) return "all";
  return agreements.every((agrees) => agrees) ? "this" : "another";
}
