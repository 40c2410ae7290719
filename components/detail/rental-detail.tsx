import { MarkSeen } from "@/components/detail/mark-seen.client";
import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { ViewerOpener } from "@/components/viewer/viewer-opener.client";
import { localPath } from "@/lib/language/locales";
import { homePicture } from "@/lib/map/home-picture";
import { detailTitle } from "@/lib/rental/labels";
import { mediaOrPlaceholder } from "@/lib/rental/media";
import { rentalPath } from "@/lib/rental/rental-address";
import { rentalStatements, statedWords } from "@/lib/rental/rental-statements";
import { plainText } from "@/lib/text/plain-text";
import { textLanguage } from "@/lib/text/text-language";
import { textLinks } from "@/lib/text/text-links";
import type { RentalPage } from "@/server/search/find-rental-page";
import { absoluteUrl } from "@/server/site/absolute-url";
import { ActionBar } from "./action-bar";
import { AdvertStatements } from "./advert-statements";
import { AreaMap, NoPhotos } from "./area-map";
import { AskingRents, RentComparison } from "./asking-rents";
import { Description } from "./description.client";
import { HomeFacts } from "./home-facts";
import { PhotoGrid } from "./photo-grid";
import { PricePanel } from "./price-panel";
import { RentalTitle } from "./rental-title.client";
import { TranslationOffer } from "./translation-offer.client";
import { Units } from "./units";
import "./rental-print.css";

/** In characters. Longer descriptions start folded, so that what follows stays within reach. */
const MAX_UNFOLDED = 3_000;

type Props = Omit<React.ComponentProps<typeof PricePanel>, "children"> &
  Pick<RentalPage, "places" | "comparison">;

export function RentalDetail({ places, comparison, ...page }: Props) {
  const language = useLanguage();
  const { locale, t } = language;
  const { rental } = page;
  const title = detailTitle(rental, t);
  const media = rental.media_urls.length === 0 ? [] : mediaOrPlaceholder(rental.media_urls);
  const area = homePicture(rental, places);
  const text = plainText(rental.raw_description);
  const writtenIn = textLanguage(text, locale);
  const statements = rentalStatements(rental, language);
  return (
    <article className="rental-sheet max-sm:pb-16 [&_:is(a,button,summary)]:max-sm:scroll-mb-20">
      <MarkSeen id={rental.id} />
      <div className="flex items-start justify-between gap-8">
        <RentalTitle lang={textLanguage(title, locale)}>{title}</RentalTitle>
        <ActionBar rental={rental} title={title} />
      </div>
      <p className="hidden text-sm print:block">{absoluteUrl(localPath(locale, rentalPath(rental)))}</p>
      <div className="@container mt-5 sm:mt-6">
        {media.length === 0 ? (
          <NoPhotos rental={rental} area={area} />
        ) : (
          <ViewerOpener media={media} title={title}>
            <PhotoGrid media={media} title={title} />
          </ViewerOpener>
        )}
        <div className="rental-sheet-columns mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-9 @4xl:mt-10 @4xl:grid-cols-[1fr_21rem] @4xl:gap-14">
          <PricePanel {...page}>
            <RentComparison comparison={comparison} />
          </PricePanel>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 @4xl:col-start-1 @4xl:row-start-1">
            <HomeFacts rental={rental} />
            <Units rental={rental} />
            {media.length === 0 ? null : <AreaMap rental={rental} area={area} />}
            {text === "" ? null : <AdvertStatements statements={statements} />}
            {comparison === null ? null : (
              <div className="print:hidden">
                <AskingRents comparison={comparison} />
              </div>
            )}
            {text === "" ? null : (
              <Disclosure
                summary={t("detail.description")}
                look="section"
                isOpen={text.length <= MAX_UNFOLDED}
              >
                <Description
                  text={text}
                  lang={writtenIn}
                  links={textLinks(text, rental.facts?.links)}
                  named={statedWords(statements)}
                />
                {writtenIn === undefined ? null : <TranslationOffer text={text} from={writtenIn} />}
              </Disclosure>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
