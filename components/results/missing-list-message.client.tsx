"use client";

import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useHomeState } from "@/components/list-state/home-state.client";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { nearestToAny } from "@/lib/places/nearest-places";
import { alphabeticalCounts } from "@/lib/places/places";
import { EmptyHelp } from "./empty-help";
import { MissingListMessage } from "./missing-list-message";

function MissingListInAddress() {
  const { query: segment } = useParams<{ query?: string }>();
  const t = useTranslations();
  const { list } = useHomeState();
  const query = decodeQuerySegment(segment ?? "");
  const places = list ? alphabeticalCounts(list.points, list.counts.location, t) : [];
  return <MissingListMessage query={query} nearest={nearestToAny(places, query?.location ?? [])} />;
}

function UnreadListHelp({ retry }: { retry: () => void }) {
  const t = useTranslations();
  return (
    <EmptyHelp>
      <p>{t("listExtras.unread")}</p>
      <button
        type="button"
        onClick={retry}
        className="h-11 rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
      >
        {t("card.retry")}
      </button>
    </EmptyHelp>
  );
}

/** `retry` is set if the list could not be read, and missing if the address has no list. */
export function MissingWords({ retry }: { retry?: () => void }) {
  return retry ? <UnreadListHelp retry={retry} /> : <MissingListInAddress />;
}
