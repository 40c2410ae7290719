import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { ViewerOpener } from "@/components/viewer/viewer-opener.client";
import { homePicture } from "@/lib/map/home-picture";
import { newestPostAt } from "@/lib/rental/joined-posts";
import { amenityLabel, detailTitle } from "@/lib/rental/labels";
import { mediaOrPlaceholder } from "@/lib/rental/media";
import type { Rental } from "@/lib/rental/rental";
import { rentalStatements, statedWords } from "@/lib/rental/rental-statements";
import { plainText } from "@/lib/text/plain-text";
import { textLanguage } from "@/lib/text/text-language";
import { textLinks } from "@/lib/text/text-links";
import type { RentalPage } from "@/server/search/find-rental-page";
import { ActionBar } from "./action-bar";
import { AdvertStatements } from "./advert-statements";
import { AreaMap, NoPhotos } from "./area-map";
import { AskingRents } from "./asking-rents";
import { BeforeYouPay } from "./before-you-pay";
import { ContactDetails, SourceDetails } from "./contact-details";
import { Description } from "./description.client";
import { HomeLine } from "./home-line";
import { MarkSeen } from "./mark-seen.client";
import { PhotoGrid } from "./photo-grid";
import { Posted } from "./posted";
import { PricePanel } from "./price-panel";
import { RentalTitle } from "./rental-title.client";
import { ReportLinks } from "./report-links";
import { Units } from "./units";

/** In characters. Longer descriptions start folded, so that what follows stays within reach. */
const MAX_UNFOLDED = 3_000;

function Amenities({ amenities }: Pick<Rental, "amenities">) {
  const { locale, t } = useLanguage();
  const labels = amenities.map((amenity) => amenityLabel(amenity, t)).join(", ");
  return (
    <p className="wrap-anywhere">
      <span className="text-ink-soft">{t("detail.amenities")}: </span>
      {labels === "" ? t("detail.noAmenities") : <span lang={textLanguage(labels, locale)}>{labels}</span>}
    </p>
  );
}

type Props = Pick<
  RentalPage,
  "rental" | "reposts" | "circumstances" | "readAt" | "rates" | "ratesDay" | "places" | "comparison"
>;

/** Facts of the home come before what to know of its contact, on every screen. */
export function RentalDetail({ rental, reposts, circumstances, readAt, places, ...priced }: Props) {
  const language = useLanguage();
  const { locale, t } = language;
  const title = detailTitle(rental, t);
  const media = rental.media_urls.length === 0 ? [] : mediaOrPlaceholder(rental.media_urls);
  const area = homePicture(rental, places);
  const text = plainText(rental.raw_description);
  const statements = rentalStatements(rental, language);
  return (
    <article className="[&_:is(a,button,summary)]:max-sm:scroll-mb-20">
      <MarkSeen id={rental.id} />
      <div className="flex items-start justify-between gap-8">
        <div className="min-w-0">
          <RentalTitle lang={textLanguage(title, locale)}>{title}</RentalTitle>
          <HomeLine rental={rental} newestAt={newestPostAt(rental, reposts)} now={new Date(readAt)} />
        </div>
        <ActionBar rental={rental} title={title} />
      </div>
      <div className="@container mt-5">
        {media.length === 0 ? (
          <NoPhotos rental={rental} area={area} />
        ) : (
          <ViewerOpener media={media} title={title}>
            <PhotoGrid media={media} title={title} />
          </ViewerOpener>
        )}
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:mt-9 @4xl:grid-cols-[1fr_21rem] @4xl:gap-14">
          <PricePanel rental={rental} {...priced} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 @4xl:col-start-1 @4xl:row-start-1">
            <Amenities amenities={rental.amenities} />
            <Units rental={rental} />
            {text === "" ? null : <AdvertStatements statements={statements} />}
            {media.length === 0 ? null : <AreaMap rental={rental} area={area} />}
            {priced.comparison === null ? null : <AskingRents comparison={priced.comparison} />}
            {text === "" ? null : (
              <Disclosure
                summary={t("detail.description")}
                look="section"
                isOpen={text.length <= MAX_UNFOLDED}
              >
                <Description
                  text={text}
                  lang={textLanguage(text, locale)}
                  links={textLinks(text, rental.facts?.links)}
                  named={statedWords(statements)}
                />
              </Disclosure>
            )}
            <div>
              <Posted rental={rental} reposts={reposts} rates={priced.rates} readAt={readAt} />
              <ContactDetails rental={rental} />
              <SourceDetails rental={rental} />
              <BeforeYouPay rental={rental} circumstances={circumstances} />
              <ReportLinks rental={rental} />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
