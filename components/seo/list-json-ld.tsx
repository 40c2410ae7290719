import type { ListQuery } from "@/lib/filters/schema";
import type { Card } from "@/lib/rentals/card";
import { listJsonLd } from "@/lib/seo/list-json-ld";
import { JsonLd } from "./json-ld";

type Props = {
  query: ListQuery;
  /** The name of the place that the list is of; null for all of Bali. */
  area: string | null;
  /** The cards of the page, in their order. */
  cards: readonly Card[];
};

/** The structured data of a page of the list. */
export function ListJsonLd({ query, area, cards }: Props) {
  const data = listJsonLd(query, area, cards);
  return data === null ? null : <JsonLd data={data} />;
}
