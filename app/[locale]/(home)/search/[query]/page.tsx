import type { Metadata } from "next";
import { RatesProvider } from "@/components/currency/rates.client";
import { PageStatus } from "@/components/fallback/page-status";
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
import { newestOf } from "@/lib/device/search-visits";
import { inAreas } from "@/lib/filters/areas";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { questions, relaxations } from "@/lib/filters/relaxations";
import { canonicalQuery, type ListQuery, listSearch } from "@/lib/filters/schema";
import { nearestToAny } from "@/lib/places/nearest-places";
import { alphabeticalCounts, countByPoint } from "@/lib/places/places";
import { nearMisses } from "@/lib/search/near-misses";
import { optionCounts, unstatedCounts } from "@/lib/search/option-counts";
import { priceFit } from "@/lib/search/price-fit";
import { countFound } from "@/lib/search/search";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { readOr } from "@/server/data/unread";
import { alertsLink } from "@/server/discovery/alerts-link";
import { listCrumbs } from "@/server/discovery/json-ld";
import { listMetadata } from "@/server/discovery/list-metadata";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { findListPage } from "@/server/search/find-list-page";
import { type FoundRentals, findRentals } from "@/server/search/find-rentals";
import { serverEnv } from "@/server/site/server-env";
import { siteSettings } from "@/server/site/site-settings";
import {
  AreaLinks,
  ListFailure,
  ListJsonLd,
  MissingList,
  PublishMissingList,
  Results,
} from "../../islands.client";

export async function generateMetadata({ params }: PageProps<"/[locale]/search/[query]">): Promise<Metadata> {
  const query = decodeQuerySegment((await params).query);
  const language = languageOf(await currentLocale());
  if (query === null) return missingMetadata(language.t("notFound.title"));
  const found = await readOr(() => findRentals(query));
  if (found === "unread") return missingMetadata(language.t("list.errorTitle"));
  return listMetadata(query, found, language);
}

/** For an unknown place and for a page past the end: the filters and the map stay usable. */
function NoList({ query, all, context }: { query: ListQuery } & Pick<FoundRentals, "all" | "context">) {
  const { t } = useLanguage();
  const { points } = context.places;
  const anywhere = { ...query, ...inAreas([]) };
  const counts = optionCounts(splitByFailedFilters(all, anywhere, context), anywhere, context);
  const places = alphabeticalCounts(points, counts.location, t);
  return (
    <RatesProvider rates={context.rates}>
      <PublishMissingList context={{ counts, points, queryPlaces: [], unknownAreas: query.location }} />
      <PageStatus code={404} />
      <MissingListMessage query={query} nearest={nearestToAny(places, query.location)} />
    </RatesProvider>
  );
}

function NoQuery() {
  return (
    <>
      <PageStatus code={404} />
      <MissingList />
    </>
  );
}

function UnreadListPage() {
  return (
    <>
      <PageStatus code={503} />
      <ListFailure />
    </>
  );
}

export default async function SearchPage({ params }: PageProps<"/[locale]/search/[query]">) {
  const query = decodeQuerySegment((await params).query);
  if (query === null) return <NoQuery />;
  const language = languageOf(await currentLocale());
  const list = await readOr(() => findListPage(query, language));
  if (list === "unread") return <UnreadListPage />;
  if (list === null) return <NoList query={query} {...findRentals(query)} />;
  const { all, split, context, rentals, cards, areas, unknownAreas, nearby, counts } = list;
  const { points } = context.places;
  const isEmpty = rentals.length === 0;
  const alerts = alertsLink(query);
  return (
    <RatesProvider rates={context.rates}>
      <Results
        context={{
          counts,
          points,
          queryPlaces: list.queryPlaces,
          ...(query.contact === "" ? {} : { ofContact: true }),
          ...(unknownAreas.length === 0 ? {} : { unknownAreas }),
        }}
        search={listSearch(query)}
        total={rentals.length}
        newest={newestOf(rentals)}
        cards={cards}
        places={list.places}
        offset={list.offset}
        widest={list.widest}
        notes={
          <>
            <FirstPageLink query={query} />
            <AskedNote query={query} unknown={unknownAreas} nearby={isEmpty ? [] : nearby} />
            <PriceFitNote query={query} fit={priceFit(split, query, context)} total={rentals.length} />
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
        <PageLinks query={query} pageCount={list.pageCount} />
        <FollowSearch query={query} alerts={alerts} />
        {areas.map((area) => (
          <AreaPageLink key={area} area={area} />
        ))}
      </Results>
      <AreaLinks points={points} counts={countByPoint(context.places, all)} />
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
