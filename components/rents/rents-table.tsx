import { useLanguage } from "@/components/language/use-language";
import { TextSection } from "@/components/site/text-page";
import { Disclosure } from "@/components/ui/disclosure";
import { localPath } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import { NEAR_KM } from "@/lib/market/neighbours";
import { MIN_RENTS } from "@/lib/market/rent-market";
import { filledColumns, type RentColumn, type RentsRow, type ShownMedian } from "@/lib/market/rents-table";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { compactAmount, groupDigits } from "@/lib/money/format-price";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { daysShown } from "@/lib/rental/live";

function columnLabel(column: RentColumn, t: Translator): string {
  switch (column) {
    case "studio":
      return t("market.studio");
    case "room":
      return t("market.room");
    default:
      return t("rents.bedrooms", { bedrooms: Number(column) });
  }
}

function Head({ children }: { children: React.ReactNode }) {
  return (
    <th scope="col" className="rents-cell whitespace-nowrap font-medium">
      {children}
    </th>
  );
}

function Median({ median }: { median: ShownMedian | undefined }) {
  const language = useLanguage();
  if (median === undefined) return <span className="text-ink-soft">–</span>;
  const amount = compactAmount(median.rupiah, BASE_CURRENCY, language);
  return median.isNear ? <span className="text-ink-soft">{`≈ ${amount}`}</span> : amount;
}

function AreaLink({ name }: { name: string }) {
  const { locale, t } = useLanguage();
  return (
    <a
      href={localPath(locale, areaPath(name))}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
    >
      {placeLabel(name, t)}
    </a>
  );
}

/** The areas with a median, most listings first, in a frame that scrolls sideways where it is wider than the screen; the others folded below it. */
export function RentsTable({ rows }: { rows: readonly RentsRow[] }) {
  const { locale, t } = useLanguage();
  const columns = filledColumns(rows);
  const hasFigure = (row: RentsRow) => Object.keys(row.medians).length > 0;
  const without = rows.filter((row) => !hasFigure(row));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus */}
      <section className="rents-frame" aria-label={t("rents.caption")} tabIndex={0}>
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{t("rents.caption")}</caption>
          <thead className="text-ink-soft text-sm">
            <tr>
              <Head>{t("rents.area")}</Head>
              <Head>{t("area.listings")}</Head>
              {columns.map((column) => (
                <Head key={column}>{columnLabel(column, t)}</Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(hasFigure).map((row) => (
              <tr key={row.name} className="border-line border-t">
                <th scope="row" className="rents-cell font-normal">
                  <AreaLink name={row.name} />
                </th>
                <td className="rents-cell">{groupDigits(row.listings, locale)}</td>
                {columns.map((column) => (
                  <td key={column} className="rents-cell whitespace-nowrap">
                    <Median median={row.medians[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {without.length === 0 ? null : (
        <Disclosure summary={t("rents.withoutFigure", { count: without.length })}>
          <ul className="gap-x-8 sm:columns-2 lg:columns-3">
            {without.map(({ name, listings }) => (
              <li key={name} className="flex items-center justify-between gap-3 tabular-nums">
                <AreaLink name={name} />
                {groupDigits(listings, locale)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** How the figures are made, and where to get them. */
export function RentsNotes() {
  const { t } = useLanguage();
  return (
    <div className="max-w-2xl leading-relaxed">
      <TextSection id="method" heading={t("rents.method")}>
        <p>{t("rents.methodCounted", { days: daysShown(), fewest: MIN_RENTS })}</p>
        <p>{t("rents.methodNear", { fewest: MIN_RENTS, km: NEAR_KM })}</p>
        <p>{t("rents.methodAsking")}</p>
      </TextSection>
      <TextSection id="data" heading={t("rents.data")}>
        <p>{t("rents.dataWhat")}</p>
        <a href="/stats.json" className="action-link">
          JSON
        </a>
      </TextSection>
    </div>
  );
}
