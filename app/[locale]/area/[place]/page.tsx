import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { AreaFigures } from "@/components/area/area-figures";
import { AreaDrawing, AreaHead, AreaNotFound, NearbyAreas } from "@/components/area/area-parts";
import { RentalLinks } from "@/components/card/rental-links";
import { RatesProvider } from "@/components/currency/rates.client";
import { FollowSearch } from "@/components/results/follow-search";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { readOr } from "@/server/data/unread";
import { alertsLink } from "@/server/discovery/alerts-link";
import { areaMetadata } from "@/server/discovery/area-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { findAreaPage } from "@/server/search/find-area-page";
import { metadataOf, UnreadPage } from "../../unread-page";

const MAX_NEWEST = 6;

export async function generateMetadata({ params }: PageProps<"/[locale]/area/[place]">): Promise<Metadata> {
  const { place } = await params;
  return metadataOf(() => findAreaPage(place), areaMetadata);
}

export default async function AreaPage({ params }: PageProps<"/[locale]/area/[place]">) {
  const { place } = await params;
  const page = await readOr(() => findAreaPage(place));
  if (page === "unread") return <UnreadPage />;
  if (page === null) return <AreaNotFound area={place} />;
  const { area, rentals, places, rates, groups, nearby, isCanonical } = page;
  const language = await currentLanguage();
  const { t } = language;
  if (!isCanonical) permanentRedirect(localPath(language.locale, areaPath(area.name)));
  const query = { ...DEFAULT_QUERY, location: [area.name] };
  const newest = rentals.slice(0, MAX_NEWEST);
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pt-3 pb-16 sm:px-6">
      <RatesProvider rates={rates}>
        <AreaHead name={area.name} count={rentals.length} />
        <div className="mt-6 grid gap-x-14 gap-y-9 lg:grid-cols-2">
          <AreaFigures groups={groups} />
          <AreaDrawing area={area} places={places} />
        </div>
        <RentalLinks heading={t("detail.newestIn", { place: placeLabel(area.name, t) })} rentals={newest} />
        <FollowSearch query={query} alerts={alertsLink(query)} />
        <NearbyAreas areas={nearby} />
      </RatesProvider>
    </main>
  );
}
