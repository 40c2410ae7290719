import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RatesProvider } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { AreaPageLink } from "@/components/results/area-page-link";
import { AskedNote } from "@/components/results/asked-note";
import { EmptyList } from "@/components/results/empty-list";
import { FollowSearch } from "@/components/results/follow-search";
import { MissingListMessage } from "@/components/results/missing-list-message";
import { NearMisses } from "@/components/results/near-misses";
import { FirstPageLink, PageLinks } from "@/components/results/page-links";
import { PriceFitNote } from "@/components/results/price-fit-note";
import { TelegramAlertsLink } from "@/components/results/telegram-alerts";
import { UnstatedNote } from "@/components/results/unstated-note";
import { inAreas } from "@/lib/filters/areas";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { questions, relaxations } from "@/lib/filters/relaxations";
import { canonicalQuery, type ListQuery, listSearch } from "@/lib/filters/schema";
import { nearestToAny } from "@/lib/places/nearest-places";
import { alphabeticalCounts, countByPoint } from "@/lib/places/places";
import { placesOf } from "@/lib/rentals/list-index";
import { toCard } from "@/lib/search/card";
import { nearMisses } from "@/lib/search/near-misses";
import { nearbyAreas } from "@/lib/search/nearby-areas";
import { optionCounts, unstatedCounts } from "@/lib/search/option-counts";
import { PAGE_SIZE, pageOf } from "@/lib/search/pages";
import { priceFit } from "@/lib/search/price-fit";
import { countFound } from "@/lib/search/search";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { newestOf } from "@/lib/visits/search-visits";
import { alertsLink } from "@/server/discovery/alerts-link";
import { listCrumbs } from "@/server/discovery/list-crumbs";
import { listMetadata } from "@/server/discovery/list-metadata";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { serverEnv } from "@/server/http/server-env";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { cardContext } from "@/server/search/card-context";
import { currentMarket } from "@/server/search/current-market";
import { findRentals } from "@/server/search/find-rentals";
import { firstCards, indexOfFirstPhoto } from "@/server/search/first-cards";
import { siteSettings } from "@/server/site/site-settings";
import { AreaLinks, ListJsonLd, NotFoundWithBody, PublishMissingList, Results } from "../../islands.client";

export const ensureStatic = "navigation";
// Prerendered as a whole, so there is no static shell to check (docs/decisions/049-pages-may-block.md).
export const instant = false;

/** A segment that is not a query, so that the build reads no data. */
export function generateStaticParams() {
  return [{ query: "no-query" }];
}

export async function generateMetadata({ params }: PageProps<"/[locale]/search/[query]">): Promise<Metadata> {
  const query = decodeQuerySegment((await params).query);
  const language = languageOf(await currentLocale());
  if (query === null) return missingMetadata(language.t("notFound.title"));
  return listMetadata(query, await findRentals(query), language);
}

type Found = Awaited<ReturnType<typeof findRentals>>;

/** For an unknown place and for a page past the end: the filters and the map stay usable. */
function NoList({ query, all, context }: { query: ListQuery } & Pick<Found, "all" | "context">) {
  const { t } = useLanguage();
  const { points } = context.places;
  const anywhere = { ...query, ...inAreas([]) };
  const counts = optionCounts(splitByFailedFilters(all, anywhere, context), anywhere, context);
  const places = alphabeticalCounts(points, counts.location, t);
  return (
    <RatesProvider rates={context.rates}>
      <PublishMissingList context={{ counts, points, queryPlaces: [], unknownAreas: query.location }} />
      <NotFoundWithBody>
        <MissingListMessage query={query} nearest={nearestToAny(places, query.location)} />
      </NotFoundWithBody>
    </RatesProvider>
  );
}

export default async function SearchPage({ params }: PageProps<"/[locale]/search/[query]">) {
  const query = decodeQuerySegment((await params).query);
  if (query === null) notFound();
  const language = languageOf(await currentLocale());
  const { result, split, all, context } = await findRentals(query);
  const { places, rates, readAt } = context;
  const page = result.status === "found" ? pageOf(result.rentals, query.page) : null;
  if (result.status !== "found" || page === null) return <NoList query={query} all={all} context={context} />;
  const areas = result.areas.flatMap((index) => places.points[index]?.name ?? []);
  const ofContact = query.contact !== "";
  /** Whether the view of the map does not narrow the list. */
  const isWhole = areas.length > 0 || ofContact;
  const counts = optionCounts(split, query, context);
  const nearby = nearbyAreas(places.points, result.areas, counts.location);
  const isEmpty = result.rentals.length === 0;
  const offset = (query.page - 1) * PAGE_SIZE;
  const { cards: pageCards, widest } = isWhole
    ? { cards: page.items, widest: [] }
    : firstCards(result.rentals.slice(offset), places);
  const market = currentMarket({ readAt, rentals: all, places }, rates);
  const ofCards = await cardContext({ places, rates, readAt, market }, language);
  const alerts = alertsLink(query);
  const first = indexOfFirstPhoto(pageCards, isWhole ? null : places);
  const cards = pageCards.map((rental, index) => ({
    ...toCard(rental, ofCards),
    ...(index === first ? { isFirst: true } : {}),
  }));
  return (
    <RatesProvider rates={rates}>
      <Results
        context={{
          counts,
          points: places.points,
          queryPlaces: result.areas,
          ...(ofContact ? { ofContact } : {}),
          ...(result.unknownAreas.length > 0 ? { unknownAreas: result.unknownAreas } : {}),
        }}
        search={listSearch(query)}
        total={result.rentals.length}
        newest={newestOf(result.rentals)}
        cards={cards}
        places={placesOf(pageCards, places)}
        offset={offset}
        widest={widest}
        notes={
          <>
            <FirstPageLink query={query} />
            <AskedNote query={query} unknown={result.unknownAreas} nearby={isEmpty ? [] : nearby} />
            <PriceFitNote query={query} fit={priceFit(split, query, context)} total={result.rentals.length} />
            <UnstatedNote query={query} counts={unstatedCounts(split, query, context)} />
            <TelegramAlertsLink alerts={alerts} />
          </>
        }
      >
        {isEmpty ? (
          <EmptyList
            offered={relaxations(query, (filters) => countFound(all, filters, context), language)}
            asked={questions(query, (filters) => countFound(all, filters, context), language)}
            location={query.location}
            nearby={nearby}
          />
        ) : null}
        <NearMisses misses={nearMisses(split, query, context)} />
        <PageLinks query={query} pageCount={page.pageCount} />
        <FollowSearch query={query} alerts={alerts} />
        {areas.map((area) => (
          <AreaPageLink key={area} area={area} />
        ))}
      </Results>
      <AreaLinks points={places.points} counts={countByPoint(places, all)} />
      {/* Keep last: between the cards' HTML and their RSC data, so that all three share gzip's window of 32 kB. */}
      {cards.length === 0 ? null : (
        <ListJsonLd
          search={canonicalQuery(query)}
          crumbs={areas.length === 1 ? listCrumbs(areas[0] ?? "", language) : []}
          cards={cards}
          siteUrl={serverEnv.siteUrl()}
          // Left out where it is the default: every prop is in the page.
          {...(siteSettings().name === undefined ? {} : { siteName: siteSettings().name })}
        />
      )}
    </RatesProvider>
  );
}
