import { unitLabels } from "@rentals/reader/home/unit-traits.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { reader } from "../../lib/region/region-reader.ts";
import { partOf, partsAmong } from "../../lib/rental/message-part.ts";
import type { Read } from "./reader.ts";
import type { PostRow } from "./rows.ts";

const { widerAreas } = reader;

const labelsIn = (text: string): ReadonlySet<string> =>
  unitLabels(normalise(text).text).get("unit") ?? new Set();

const areNested = (one: string, other: string): boolean =>
  [one, ...widerAreas(one)].includes(other) || widerAreas(other).includes(one);

/**
 * Which of the homes in a message a reply is about, seen from one of them: it names that by its number, area, bedrooms or type ("Renon
 * taken", "no 2 taken"), names another, or is about all. A reply to a post of one home is about "all".
 */
export function aboutHome(reply: string, home: PostRow, read: Read): "this" | "another" | "all" {
  if (partsAmong(home.message_ids) === 1) return "all";
  const postedAt = new Date(home.posted_at);
  const [said, own] = [read(reply, postedAt), read(home.text, postedAt)];
  const labels = [`${partOf(home.message_id)}`, ...labelsIn(home.text)];
  const agreements = [
    ...Array.from(labelsIn(reply), (label) => labels.includes(label)),
    ...(said.area ? [own.area !== null && areNested(said.area.value, own.area.value)] : []),
    ...(said.bedrooms ? [said.bedrooms.value === own.bedrooms?.value] : []),
  ];
  if (agreements.length === 0 && said.propertyType)
    agreements.push(said.propertyType.value === own.propertyType?.value);
  if (agreements.length === 0) return "all";
  return agreements.every((agrees) => agrees) ? "this" : "another";
}
