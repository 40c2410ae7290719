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

type Props = {
  heading: string;
  rentals: readonly LiveRental[];
};

export function RentalLinks({ heading, rentals }: Props) {
  const language = useLanguage();
  const headingId = useId();
  if (rentals.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-14 border-line border-t pt-8 print:hidden">
      <h2 id={headingId} className="font-semibold text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {rentals.map((rental) => (
          <li key={rental.id}>
            <a
              href={localPath(language.locale, rentalPath(rental))}
              className="group flex flex-wrap gap-4 sm:block"
            >
              <span className="relative block aspect-4/3 w-32 max-w-full overflow-hidden rounded-card bg-sunken sm:w-auto">
                <Photo
                  src={firstPicture(rental.media_urls)}
                  alt=""
                  sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 8rem"
                  widths={[160, 1200]}
                  className="object-cover transition-transform duration-500 group-hover:scale-103"
                />
              </span>
              <span className="block min-w-0 flex-1 basis-32 sm:mt-3">
                <span
                  dir="auto"
                  lang={textLanguage(detailTitle(rental, language.t), language.locale)}
                  className="line-clamp-2 font-semibold leading-snug underline-offset-4 wrap-anywhere group-hover:underline"
                >
                  {detailTitle(rental, language.t)}
                </span>
                <span className="mt-1 block text-sm">
                  <Price rent={rental.rent} className="font-medium" />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
