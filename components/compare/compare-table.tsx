import { useTranslations } from "next-intl";
import { RatesProvider } from "@/components/currency/rates.client";
import { unitsOf } from "@/components/detail/units";
import { useLanguage } from "@/components/language/use-language";
import { Photo } from "@/components/media/photo";
import { type CompareCell, type CompareRow, compareRows } from "@/lib/compare/compare-rows";
import { localPath } from "@/lib/language/locales";
import { detailTitle } from "@/lib/rental/labels";
import { firstPicture } from "@/lib/rental/media";
import { rentalPath } from "@/lib/rental/rental-address";
import { textLanguage } from "@/lib/text/text-language";
import type { ComparedHome, ComparedPage } from "@/server/search/find-compared";
import { MonthlyRent, MoveInCell } from "./cells.client";

type PhotoProps = Pick<ComparedHome, "rental"> & { isFirst: boolean };

function HomePhoto({ rental, isFirst }: PhotoProps) {
  if (rental === null) return null;
  return (
    <span className="compare-photo">
      <Photo
        src={firstPicture(rental.media_urls)}
        alt=""
        sizes="(min-width: 64rem) 15rem, 9rem"
        widths={[160, 640]}
        priority={isFirst}
      />
    </span>
  );
}

function HomeTitle({ rental }: Pick<ComparedHome, "rental">) {
  const { locale, t } = useLanguage();
  if (rental === null) return <span className="compare-absent">{t("comparison.gone")}</span>;
  return (
    <a
      href={localPath(locale, rentalPath(rental))}
      dir="auto"
      lang={textLanguage(detailTitle(rental, t), locale)}
    >
      <span>{detailTitle(rental, t)}</span>
    </a>
  );
}

function Cell({ cell, absent }: { cell: CompareCell | null; absent: string }) {
  const t = useTranslations();
  if (cell === null)
    return (
      <td className="compare-absent">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("comparison.gone")}</span>
      </td>
    );
  const { text, rent, cash } = cell;
  if (text === null) return <td className="compare-absent">{absent}</td>;
  if (cash !== undefined)
    return (
      <td>
        <MoveInCell cash={cash} />
      </td>
    );
  return <td>{rent === undefined ? text : <MonthlyRent rent={rent} />}</td>;
}

function Mark() {
  const t = useTranslations();
  return (
    <>
      <span className="compare-mark" aria-hidden="true">
        ≠
      </span>
      <span className="sr-only">, {t("comparison.differs")}</span>
    </>
  );
}

/** Hides equal rows with CSS alone. */
function OnlyDifferences() {
  const t = useTranslations();
  return (
    <p className="compare-options">
      <label>
        <input type="checkbox" id="only-differences" className="size-5 accent-leaf" />
        {t("comparison.onlyDifferences")}
      </label>
      <span className="text-ink-soft text-sm">
        <span className="compare-mark" aria-hidden="true">
          ≠
        </span>{" "}
        {t("comparison.mark")}
      </span>
    </p>
  );
}

type Props = { homes: readonly ComparedHome[]; rows: readonly CompareRow[] };

export function CompareTable({ homes, rows }: Props) {
  const t = useTranslations();
  const first = homes.find(({ rental }) => rental !== null);
  return (
    <div className="compare">
      {rows.some((row) => row.differs) ? <OnlyDifferences /> : null}
      <div className="compare-region">
        <table aria-label={t("comparison.region")}>
          <thead>
            <tr className="compare-photos">
              <td className="compare-name" />
              {homes.map((home) => (
                <td key={home.id}>
                  <HomePhoto rental={home.rental} isFirst={home === first} />
                </td>
              ))}
            </tr>
            <tr className="compare-titles">
              <td className="compare-name" />
              {homes.map(({ id, rental }) => (
                <th key={id} scope="col">
                  <HomeTitle rental={rental} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, absent, cells, differs }) => (
              <tr key={name} data-differs={differs || undefined}>
                <th scope="row" className="compare-name">
                  {name}
                  {differs ? <Mark /> : null}
                </th>
                {homes.map(({ id }, column) => (
                  <Cell key={id} cell={cells[column] ?? null} absent={absent} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The table of a comparison, with its rates. */
export function ComparedHomes({ page: { homes, readAt, rates, market } }: { page: ComparedPage }) {
  const language = useLanguage();
  const rows = compareRows(homes, {
    ...language,
    now: new Date(readAt),
    rates,
    market,
    isFrom: (rental) => unitsOf(rental).length > 0,
  });
  return (
    <RatesProvider rates={rates}>
      <CompareTable homes={homes} rows={rows} />
    </RatesProvider>
  );
}
