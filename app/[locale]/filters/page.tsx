import type { Metadata } from "next";
import { FilterForm } from "@/components/filters/filter-form";
import { TextPage } from "@/components/site/text-page";
import { parseListQuery } from "@/lib/filters/schema";

export const metadata: Metadata = { title: "All filters", robots: { index: false, follow: true } };

// Reads only its address, so there is nothing to show before the whole (docs/decisions/049-pages-may-block.md).
export const instant = false;

export default async function FiltersPage({ searchParams }: PageProps<"/[locale]/filters">) {
  const entries = Object.entries(await searchParams).map(([key, value = ""]) => [key, String(value)]);
  return (
    <TextPage heading="All filters">
      <FilterForm query={parseListQuery(new URLSearchParams(entries))} />
    </TextPage>
  );
}
