import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ComparedHomes } from "@/components/compare/compared-homes";
import { NoHomes } from "@/components/compare/no-homes";
import { HomeLink } from "@/components/detail/home-link.client";
import { NoSuchPage } from "@/components/fallback/missing-page";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { decodeComparedSegment } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import { readOr } from "@/server/data/unread";
import { compareMetadata } from "@/server/discovery/compare-metadata";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { findCompared } from "@/server/search/find-compared";
import { UnreadPage, unreadMetadata } from "../../unread-page";

export async function generateMetadata({ params }: PageProps<"/[locale]/compare/[ids]">): Promise<Metadata> {
  const { ids } = await params;
  const compared = decodeComparedSegment(ids);
  const language = languageOf(await currentLocale());
  if (compared === null) return missingMetadata(language.t("notFound.title"));
  const page = await readOr(() => findCompared(ids));
  return page === "unread" ? unreadMetadata() : compareMetadata(compared, page?.homes ?? [], language);
}

export default async function ComparePage({ params }: PageProps<"/[locale]/compare/[ids]">) {
  const { ids } = await params;
  const compared = decodeComparedSegment(ids);
  if (compared === null) return <NoSuchPage />;
  const page = await readOr(() => findCompared(ids));
  if (page === "unread") return <UnreadPage />;
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
