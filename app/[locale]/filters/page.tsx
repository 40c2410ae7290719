import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FilterForm } from "@/components/filters/filter-form";
import { TextPage } from "@/components/site/text-page";
import { parseListQuery } from "@/lib/filters/schema";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("filtersPage.title"), robots: { index: false, follow: true } };
}

export default async function FiltersPage({ searchParams }: PageProps<"/[locale]/filters">) {
  const t = await getTranslations();
  const entries = Object.entries(await searchParams).map(([key, value = ""]) => [key, String(value)]);
  return (
    <TextPage heading={t("filtersPage.title")}>
      <FilterForm query={parseListQuery(new URLSearchParams(entries))} />
    </TextPage>
  );
}
