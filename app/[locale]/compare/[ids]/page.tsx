import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ComparedHomes } from "@/components/compare/compared-homes";
import { NoHomes } from "@/components/compare/no-homes";
import { HomeLink } from "@/components/detail/home-link.client";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { decodeComparedSegment } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import { compareMetadata } from "@/server/discovery/compare-metadata";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { findCompared } from "@/server/search/find-compared";

export const ensureStatic = "navigation";
// Prerendered as a whole, so there is no static shell to check (docs/decisions/049-pages-may-block.md).
export const instant = false;

/** A segment without homes, so that the build reads no data. */
export function generateStaticParams() {
  return [{ ids: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/[locale]/compare/[ids]">): Promise<Metadata> {
  const { ids } = await params;
  const compared = decodeComparedSegment(ids);
  const language = languageOf(await currentLocale());
  if (compared === null) return missingMetadata(language.t("notFound.title"));
  return compareMetadata(compared, (await findCompared(ids))?.homes ?? [], language);
}

export default async function ComparePage({ params }: PageProps<"/[locale]/compare/[ids]">) {
  const { ids } = await params;
  const compared = decodeComparedSegment(ids);
  if (compared === null) notFound();
  const page = await findCompared(ids);
  const t = await getTranslations();
  return (
    <main id="main" className="compare-page mx-auto max-w-6xl px-4 pt-3 pb-16 sm:px-6">
      <div className="compare-controls">
        <HomeLink />
      </div>
      <h1 className="mt-2 font-display font-semibold text-2xl tracking-tight sm:text-3xl">
        {compareHeading(compared.ids.length, t)}
      </h1>
      <RentalTexts>{page === null ? <NoHomes /> : <ComparedHomes page={page} />}</RentalTexts>
    </main>
  );
}
