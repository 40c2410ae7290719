import { ViewerOpener } from "@/components/viewer/viewer-opener.client";
import { detailTitle } from "@/lib/description/detail-title";
import { plainText } from "@/lib/description/plain-text";
import { mediaOrPlaceholder } from "@/lib/rentals/media";
import type { Rental } from "@/lib/rentals/rental";
import { ActionBar } from "./action-bar";
import { Description } from "./description.client";
import { Disclosure } from "./disclosure";
import { HomeFacts } from "./home-facts";
import { PhotoGrid } from "./photo-grid";
import { PricePanel } from "./price-panel";
import { RentalTitle } from "./rental-title.client";

/** Longer texts are folded at first, so that what follows them is not out of reach. */
const MAX_UNFOLDED = 3_000;

type Props = {
  rental: Rental;
  /** When the listing was read, in ms since the epoch: what "today" is. */
  readAt: number;
};

/** A whole listing (SPEC section 2), on its page and in the modal over the list. */
export function RentalDetail({ rental, readAt }: Props) {
  const title = detailTitle(rental);
  const media = rental.media_urls.length === 0 ? [] : mediaOrPlaceholder(rental.media_urls);
  const text = plainText(rental.raw_description);
  return (
    <article className="max-sm:pb-16 [&_:is(a,button,summary)]:max-sm:scroll-mb-20">
      <div className="flex items-start justify-between gap-8">
        <RentalTitle>{title}</RentalTitle>
        <ActionBar rental={rental} title={title} />
      </div>
      <div className="@container mt-5 sm:mt-6">
        <ViewerOpener media={media} title={title}>
          <PhotoGrid media={media} title={title} />
        </ViewerOpener>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-9 @4xl:mt-10 @4xl:grid-cols-[1fr_21rem] @4xl:gap-14">
          <PricePanel rental={rental} readAt={readAt} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 @4xl:col-start-1 @4xl:row-start-1">
            <HomeFacts rental={rental} />
            {text === "" ? null : (
              <Disclosure summary="Description" look="section" isOpen={text.length <= MAX_UNFOLDED}>
                <Description text={text} />
              </Disclosure>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
