import { notFound } from "next/navigation";
import { PublishRates } from "@/components/currency/publish-rates.client";
import { AnswerNotFound } from "@/components/results/answer-not-found";
import { AreaLinks } from "@/components/results/area-links";
import { EmptyHelp } from "@/components/results/empty-help";
import { MissingList } from "@/components/results/missing-list.client";
import { PageLinks } from "@/components/results/page-links";
import { Results } from "@/components/results/results.client";
import { ResultsPanel } from "@/components/results/results-panel";
import { optionCounts } from "@/lib/filters/option-counts";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { countByPlace } from "@/lib/geo/count-by-place";
import { toCard } from "@/lib/rentals/card";
import { findRentals } from "@/lib/rentals/find-rentals";
import { listIndex } from "@/lib/rentals/list-index";
import { PAGE_SIZE, pageOf } from "@/lib/rentals/page-of";

export const ensureStatic = "navigation";

/** One segment that is no query, so that a build reads nothing. */
export function generateStaticParams() {
  return [{ query: "no-query" }];
}

export default async function SearchPage({ params }: PageProps<"/search/[query]">) {
  const query = decodeQuerySegment((await params).query);
  if (query === null) notFound();
  const { result, all, context } = await findRentals(query);
  const page = result.status === "found" ? pageOf(result.rentals, query.page) : null;
  if (result.status !== "found" || page === null) {
    return (
      <AnswerNotFound>
        <MissingList />
      </AnswerNotFound>
    );
  }
  const { places, rates, readAt } = context;
  return (
    <PublishRates rates={rates}>
      <ResultsPanel>
        <Results
          index={listIndex(result.rentals, places)}
          cards={page.items.map((rental) => toCard(rental, new Date(readAt)))}
          offset={(query.page - 1) * PAGE_SIZE}
          facts={{
            counts: optionCounts(all, query, context),
            points: places.points,
            queryPlace: result.place,
          }}
        />
        {result.rentals.length === 0 ? (
          <EmptyHelp>
            <p>Nothing matches all of these filters. Remove one of them above, or start over.</p>
            <a href="/" className="font-semibold text-leaf underline underline-offset-4">
              Show all rentals
            </a>
          </EmptyHelp>
        ) : null}
        <PageLinks query={query} pageCount={page.pageCount} />
      </ResultsPanel>
      <AreaLinks areas={countByPlace(places, all)} />
    </PublishRates>
  );
}
