import type { Metadata } from "next";
import { RatesProvider } from "@/components/currency/rates.client";
import { PageStatus } from "@/components/fallback/page-status";
import { Hero } from "@/components/home/hero";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { CloseHomes } from "@/components/results/close-homes";
import { FollowSearch } from "@/components/results/follow-search";
import { AreaPageLink, AskedNote, FitNote, SortNote, UnstatedNote } from "@/components/results/list-notes";
import { MissingListMessage, OlderHomes } from "@/components/results/missing-list-message";
import { FirstPageLink, PageLinks } from "@/components/results/page-links";
import { TelegramAlertsLink } from "@/components/results/telegram-alerts";
import { HiddenScript } from "@/components/shortlist/hidden-script";
import { newestOf } from "@/lib/device/search-visits";
import { type Filters, inAreas } from "@/lib/filters/filters";
import { unknownValues } from "@/lib/filters/list-redirect";
import { relaxations } from "@/lib/filters/relaxations";
import { canonicalQuery, type ListQuery, listSearch, parseListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { nearestToAny } from "@/lib/places/nearest-places";
import { alphabeticalCounts, countByPoint } from "@/lib/places/places";
import { nearMisses } from "@/lib/search/near-misses";
import { optionCounts, unstatedCounts } from "@/lib/search/option-counts";
import { priceFit } from "@/lib/search/price-fit";
import { countFound, isSortIdle } from "@/lib/search/search";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { readOr } from "@/server/data/unread";
import { alertsLink } from "@/server/discovery/alerts-link";
import { listMetadata } from "@/server/discovery/list-metadata";
import { listCrumbs } from "@/server/discovery/rental-json-ld";
import { currentLanguage } from "@/server/language/current-locale";
import { findListPage } from "@/server/search/find-list-page";
import { type FoundRentals, findRentals } from "@/server/search/find-rentals";
import { serverEnv } from "@/server/site/server-env";
import { siteSettings } from "@/server/site/site-settings";
import { metadataOf } from "../unread-page";
import { AreaLinks, HomeView, ListFailure, ListJsonLd, ListTexts, Results } from "./islands.client";

type Props = PageProps<"/[locale]">;

type FoundPage = NonNullable<ReturnType<typeof findListPage>>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = parseListQuery(await searchParams);
  return metadataOf(
    () => findRentals(query),
    (found, language) => listMetadata(query, found, language),
  );
}

/** What differs between a list, an address without one, and a list that could not be read: the screen around them stays. */
type Screen = {
  list: ListOnPage | null;
  rates: ExchangeRates;
  inside: React.ReactNode;
  below?: React.ReactNode;
};

const UNREAD: Screen = {
  list: null,
  rates: {},
  inside: (
    <>
      <PageStatus code={503} />
      <ListFailure />
    </>
  ),
};

/** For an unknown place and for a page past the end: the filters and the map stay usable. */
function missingScreen(query: ListQuery, { all, context }: FoundRentals, { t }: Language): Screen {
  const { points } = context.places;
  const anywhere = { ...query, ...inAreas([]) };
  const counts = optionCounts(splitByFailedFilters(all, anywhere, context), anywhere, context);
  const places = alphabeticalCounts(points, counts.location, t);
  const list: ListOnPage = {
    ...{ counts, points, queryPlaces: [], unknownAreas: query.location },
    ...{ total: 0, newest: 0, cards: [], places: [], offset: 0 },
    missing: t(query.page > 1 ? "list.empty" : "list.unknownLocation"),
  };
  return {
    list,
    rates: context.rates,
    inside: (
      <>
        <PageStatus code={404} />
        <Results list={list}>
          <MissingListMessage query={query} nearest={nearestToAny(places, query.location)} />
        </Results>
      </>
    ),
  };
}

function listScreen(query: ListQuery, page: FoundPage, language: Language, unread: string[]): Screen {
  const { all, split, context, rentals, cards, areas, unknownAreas, nearby, counts } = page;
  const { points } = context.places;
  const isEmpty = rentals.length === 0;
  const alerts = alertsLink(query);
  const list: ListOnPage = {
    ...{ counts, points, cards, queryPlaces: page.queryPlaces, places: page.places, offset: page.offset },
    ...{ total: rentals.length, newest: newestOf(rentals) },
    ...(query.contact === "" ? {} : { ofContact: true }),
    ...(unknownAreas.length === 0 ? {} : { unknownAreas }),
  };
  const countOf = (filters: Filters) => countFound(all, filters, context);
  return {
    list,
    rates: context.rates,
    inside: (
      <Results
        list={list}
        notes={
          <div className="list-notes">
            <FirstPageLink query={query} />
            <AskedNote {...{ query, unknownAreas, unread }} nearby={isEmpty ? [] : nearby} />
            <FitNote query={query} fit={priceFit(split, query, context)} total={rentals.length} />
            <UnstatedNote query={query} counts={unstatedCounts(split, query, context)} />
            <SortNote sort={query.sort} isIdle={isSortIdle(rentals, split, query, context)} />
            <TelegramAlertsLink href={alerts} />
          </div>
        }
      >
        <CloseHomes
          misses={nearMisses(all, rentals.length, query, context)}
          removals={isEmpty ? relaxations(query, countOf, language) : []}
          isEmpty={isEmpty && all.length > 0}
        />
        {all.length === 0 ? <OlderHomes /> : null}
        <PageLinks query={query} pageCount={page.pageCount} />
        <FollowSearch query={query} alerts={alerts} />
        {areas.map((area) => (
          <AreaPageLink key={area} area={area} />
        ))}
      </Results>
    ),
    below: (
      <>
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
      </>
    ),
  };
}

async function screenOf(query: ListQuery, unread: string[]): Promise<Screen> {
  const language = await currentLanguage();
  const page = await readOr(() => findListPage(query, language));
  if (page === "unread") return UNREAD;
  return page === null
    ? missingScreen(query, findRentals(query), language)
    : listScreen(query, page, language, unread);
}

export default async function HomePage({ searchParams }: Props) {
  const asked = await searchParams;
  const query = parseListQuery(asked);
  const { list, rates, inside, below } = await screenOf(query, unknownValues(asked));
  return (
    <>
      <HiddenScript />
      <Hero />
      <main
        id="main"
        className="mx-auto max-w-[110rem] px-4 pt-3 pb-5 folded:flow-root folded:pt-0 sm:px-6 unfolded:sm:pt-4"
      >
        <ListTexts>
          <RatesProvider rates={rates}>
            <HomeView search={listSearch(query)} list={list}>
              {inside}
            </HomeView>
            {below}
          </RatesProvider>
        </ListTexts>
      </main>
    </>
  );
}
