import { useTranslations } from "next-intl";
import { comparedIds, compareHref } from "@/lib/compare/compare-address";
import { homeHref } from "@/lib/filters/schema";
import { placeLabel } from "@/lib/places/place-label";
import { lookupName } from "@/lib/places/places";
import type { Circumstances } from "@/lib/rentals/before-you-pay";
import { canGetInTouch } from "@/lib/rentals/contact";
import type { Rental } from "@/lib/rentals/rental";

type Props = { rental: Rental; circumstances: Circumstances };

/** Alternatives for a home whose advert has neither a contact nor a public post; nothing for any other. */
export function Unreachable({ rental, circumstances }: Props) {
  const t = useTranslations();
  if (canGetInTouch(rental)) return null;
  const { location } = rental;
  const { id, othersWithPhoto } = circumstances;
  const others = location === null ? "See other homes" : `See other homes in ${placeLabel(location, t)}`;
  const ways = [
    ...(othersWithPhoto.length === 0
      ? []
      : [
          {
            href: compareHref(comparedIds([id, ...othersWithPhoto])),
            text: "Look at the posts with the same photo",
          },
        ]),
    { href: homeHref(location === null ? {} : { location: [lookupName(location)] }), text: others },
  ];
  return (
    <div className="border-line border-t py-3">
      <p>Nobody can be asked about this home from here.</p>
      <ul>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
