import { RatesProvider } from "@/components/currency/rates.client";
import { unitsOf } from "@/components/detail/units";
import { useLanguage } from "@/components/language/use-language";
import { compareHref, MAX_SIDE_BY_SIDE } from "@/lib/compare/compare-address";
import { compareRows } from "@/lib/compare/compare-rows";
import { compareHeading } from "@/lib/compare/compare-words";
import { localPath } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import type { Rental } from "@/lib/rental/rental";
import type { ComparedPage } from "@/server/search/find-compared";
import { absoluteUrl } from "@/server/site/absolute-url";
import { AddAll } from "./add-all.client";
import { CompareTable } from "./compare-table";
import { NoHomes } from "./no-homes";
import { PrintButton } from "./print-button.client";
import { ShareShortlist } from "./share-shortlist.client";
import { SharedList } from "./shared-list";
import "./compare.css";
import "./shared-list.css";
import "./compare-print.css";

/** "2 of 4 homes are no longer listed."; null if all are listed. */
function goneWords(gone: number, all: number, t: Translator): string | null {
  if (gone === 0) return null;
  if (all === 1) return t("comparison.goneOnly");
  return gone === all ? t("comparison.goneAll", { all }) : t("comparison.goneSome", { gone, all });
}

function notesOn({ homes, isCut }: ComparedPage, t: Translator): string[] {
  const gone = goneWords(homes.filter(({ rental }) => rental === null).length, homes.length, t);
  return [
    ...(isCut ? [t("comparison.cut")] : []),
    ...(gone === null ? [] : [gone]),
    ...(homes.length === 1 && gone === null ? [t("comparison.addOne")] : []),
  ];
}

/** Homes side by side, or as a list to choose from if there are too many. */
export function ComparedHomes({ page }: { page: ComparedPage }) {
  const { locale, t } = useLanguage();
  const { homes, readAt, rates, market } = page;
  const listed = homes.filter(({ rental }) => rental !== null).map(({ id }) => id);
  const context = {
    locale,
    t,
    now: new Date(readAt),
    rates,
    market,
    isFrom: (rental: Rental) => unitsOf(rental).length > 0,
  };
  return (
    <RatesProvider rates={rates}>
      {notesOn(page, t).map((note) => (
        <p key={note} className="mt-2 text-ink-soft">
          {note}
        </p>
      ))}
      {listed.length === 0 ? (
        <NoHomes />
      ) : (
        <>
          <div className="compare-actions compare-controls mt-4">
            <AddAll ids={listed} />
            <ShareShortlist
              link={absoluteUrl(localPath(locale, compareHref(page)))}
              title={compareHeading(homes.length, t)}
              label={t("comparison.share")}
            />
            <PrintButton />
          </div>
          <div className="mt-4">
            {homes.length > MAX_SIDE_BY_SIDE ? (
              <SharedList homes={homes} />
            ) : (
              <CompareTable homes={homes} rows={compareRows(homes, context)} />
            )}
          </div>
        </>
      )}
    </RatesProvider>
  );
}
