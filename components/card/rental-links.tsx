import { clsx } from "clsx";
import { useId } from "react";
import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import { Photo } from "@/components/media/photo";
import { localPath } from "@/lib/language/locales";
import { detailTitle } from "@/lib/rental/labels";
import { firstPicture } from "@/lib/rental/media";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { textLanguage } from "@/lib/text/text-language";

/** With a note, a row on every screen; without one, on phones only. */
export function RentalLink({ rental, note }: { rental: LiveRental; note?: string }) {
  const { locale, t } = useLanguage();
  const title = detailTitle(rental, t);
  const isRow = note !== undefined;
  return (
    <li>
      <a
        href={localPath(locale, rentalPath(rental))}
        className={clsx("group flex flex-wrap gap-x-3 gap-y-2", isRow ? "text-sm" : "sm:block")}
      >
        <span
          className={clsx(
            "relative block aspect-4/3 w-28 max-w-full self-start overflow-hidden rounded-card bg-sunken",
            !isRow && "sm:w-auto",
          )}
        >
          <Photo
            src={firstPicture(rental.media_urls)}
            alt=""
            sizes={isRow ? "7rem" : "(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7rem"}
            widths={isRow ? [160, 160] : [160, 1200]}
            className="object-cover transition-transform duration-500 group-hover:scale-103"
          />
        </span>
        <span className={clsx("block min-w-0 flex-1 basis-28", !isRow && "sm:mt-3")}>
          <span
            dir="auto"
            lang={textLanguage(title, locale)}
            className="line-clamp-2 font-semibold leading-snug underline-offset-4 wrap-anywhere group-hover:underline"
          >
            {title}
          </span>
          <span className="mt-1 block text-sm">
            <Price rent={rental.rent} className="font-medium" />
          </span>
          {isRow ? <span className="mt-1 block font-medium text-clay">{note}</span> : null}
        </span>
      </a>
    </li>
  );
}

type Props = {
  heading: string;
  rentals: readonly LiveRental[];
};

export function RentalLinks({ heading, rentals }: Props) {
  const headingId = useId();
  if (rentals.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-14 border-line border-t pt-8 print:hidden">
      <h2 id={headingId} className="font-semibold text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {rentals.map((rental) => (
          <RentalLink key={rental.id} rental={rental} />
        ))}
      </ul>
    </section>
  );
}
