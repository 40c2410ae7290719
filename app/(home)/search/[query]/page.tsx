import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PublishRates } from "@/components/currency/publish-rates.client";
import { FollowSearch } from "@/components/feed/follow-search";
import { AnswerNotFound } from "@/components/results/answer-not-found";
import { AreaLinks } from "@/components/results/area-links";
import { EmptyList } from "@/components/results/empty-list";
import { MissingList } from "@/components/results/missing-list.client";
import { PageLinks } from "@/components/results/page-links";
import { PublishNoList } from "@/components/results/publish-list.client";
import { Results } from "@/components/results/results.client";
import { ResultsPanel } from "@/components/results/results-panel";
import { ListJsonLd } from "@/components/seo/list-json-ld";
import { optionCounts } from "@/lib/filters/option-counts";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { relaxations } from "@/lib/filters/relaxations";
import { countByPlace } from "@/lib/geo/count-by-place";
import { toCard } from "@/lib/rentals/card";
import { countFound } from "@/lib/rentals/count-found";
import { findRentals } from "@/lib/rentals/find-rentals";
import { listIndex } from "@/lib/rentals/list-index";
import { PAGE_SIZE, pageOf } from "@/lib/rentals/page-of";
import { listMetadata } from "@/lib/seo/list-metadata";
import { missingMetadata } from "@/lib/seo/missing-metadata";

export const ensureStatic = "navigation";

/** One segment that is no query, so that a build reads nothing. */
export function generateStaticParams() {
  return [{ query: "no-query" }];
}

export async function generateMetadata({ params }: PageProps<"/search/[query]">): Promise<Metadata> {
  const query = decodeQuerySegment((await params).query);
  return query === null ? missingMetadata("Page not found") : listMetadata(query, await findRentals(query));
}

export default async function SearchPage({ params }: PageProps<"/search/[query]">) {
  const query = decodeQuerySegment((await params).query);
  if (query === null) notFound();
  const { result, all, context } = await findRentals(query);
  const { places, rates, readAt } = context;
  const page = result.status === "found" ? pageOf(result.rentals, query.page) : null;
  if (result.status !== "found" || page === null) {
    const counts = optionCounts(all, { ...query, location: "" }, context);
    return (
      <PublishRates rates={rates}>
        <PublishNoList facts={{ counts, points: places.points, queryPlace: null }} />
        <AnswerNotFound>
          <MissingList />
        </AnswerNotFound>
      </PublishRates>
    );
  }
  const area = places.points[result.place ?? -1]?.name ?? null;
  const cards = page.items.map((rental) => toCard(rental, new Date(readAt)));
  return (
    <PublishRates rates={rates}>
      <ListJsonLd query={query} area={area} cards={cards} />
      <ResultsPanel>
        <Results
          index={listIndex(result.rentals, places)}
          cards={cards}
          offset={(query.page - 1) * PAGE_SIZE}
          facts={{
            counts: optionCounts(all, query, context),
            points: places.points,
            queryPlace: result.place,
          }}
        />
        {result.rentals.length === 0 ? (
          <EmptyList offered={relaxations(query, (filters) => countFound(all, filters, context))} />
        ) : null}
        <PageLinks query={query} pageCount={page.pageCount} />
        <FollowSearch query={query} />
      </ResultsPanel>
      <AreaLinks areas={countByPlace(places, all)} />
    </PublishRates>
  );
}
