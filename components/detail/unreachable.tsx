import { useLanguage } from "@/components/language/use-language";
import { homesHref } from "@/lib/compare/compare-address";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { placeLabel } from "@/lib/places/place-label";
import { lookupName } from "@/lib/places/places";
import type { Circumstances } from "@/lib/rental/before-you-pay";
import { canGetInTouch } from "@/lib/rental/contact";
import type { Rental } from "@/lib/rental/rental";

type Props = { rental: Rental; circumstances: Circumstances };

/** Alternatives to a home whose advert has neither a contact nor a public post. */
export function Unreachable({ rental, circumstances }: Props) {
  const { locale, t } = useLanguage();
  if (canGetInTouch(rental)) return null;
  const { location } = rental;
  const { id, othersWithPhoto } = circumstances;
  const others =
    location === null ? t("detail.others") : t("detail.othersIn", { place: placeLabel(location, t) });
  const samePhoto = {
    href: homesHref("/compare", [id, ...othersWithPhoto]),
    text: t("detail.samePhoto"),
  };
  const ways = [
    ...(othersWithPhoto.length === 0 ? [] : [samePhoto]),
    { href: homeHref(location === null ? {} : { location: [lookupName(location)] }), text: others },
  ];
  return (
    <div className="border-line border-t py-3">
      <p>{t("detail.nobody")}</p>
      <ul>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <a
              href={localPath(locale, href)}
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
