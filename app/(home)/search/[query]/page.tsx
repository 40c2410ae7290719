import { notFound } from "next/navigation";
import { AreaLinks } from "@/components/results/area-links";
import { PageLinks } from "@/components/results/page-links";
import { RentalGrid } from "@/components/results/rental-grid";
import { ResultsHeader } from "@/components/results/results-header";
import { StatusMessage } from "@/components/results/status-message";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { countByPlace } from "@/lib/geo/count-by-place";
import { findRentals } from "@/lib/rentals/find-rentals";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";
import { pageOf } from "@/lib/rentals/page-of";

export const ensureStatic = "navigation";

/** One segment that is no query, so that a build reads nothing. */
export function generateStaticParams() {
  return [{ query: "no-query" }];
}

export default async function SearchPage({ params }: PageProps<"/search/[query]">) {
  const query = decodeQuerySegment((await params).query);
  if (query === null) notFound();
  const { result, all, places, readAt } = await findRentals(query);
  if (result.status === "unknown-location") notFound();
  const page = pageOf(result.rentals, query.page);
  if (page === null) notFound();
  const placeName = result.place === null ? null : (places.points[result.place]?.name ?? null);
  return (
    <>
      <ResultsHeader count={result.rentals.length} placeName={placeName} />
      {result.rentals.length === 0 ? (
        <StatusMessage message={LIST_MESSAGES.empty}>
          <a href="/">Show all rentals</a>
        </StatusMessage>
      ) : null}
      <RentalGrid rentals={page.items} now={readAt} />
      <PageLinks query={query} pageCount={page.pageCount} />
      <AreaLinks areas={countByPlace(places, all)} />
    </>
  );
}
