import { ShareButton } from "@/components/share/share-button.client";
import { ViewerOpener } from "@/components/viewer/viewer-opener.client";
import { detailTitle } from "@/lib/description/detail-title";
import { plainText } from "@/lib/description/plain-text";
import { mediaOrPlaceholder } from "@/lib/rentals/media";
import type { Rental } from "@/lib/rentals/rental";
import { shareLink } from "@/lib/share/share-links";
import { serverEnv } from "@/lib/site/server-env";
import { ContactBar } from "./contact-bar";
import { Description } from "./description.client";
import { Disclosure } from "./disclosure";
import { HomeFacts } from "./home-facts";
import { LikeButton } from "./like-button.client";
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
    <article className="@container">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <RentalTitle>{title}</RentalTitle>
        <div className="flex gap-2">
          <LikeButton id={rental.id} />
          <ShareButton id={rental.id} title={title} link={shareLink(serverEnv.shareUrl(), rental)} />
        </div>
      </div>
      <div className="mt-5">
        <ViewerOpener media={media} title={title}>
          <PhotoGrid media={media} title={title} />
        </ViewerOpener>
      </div>
      <div className="mt-8 grid items-start gap-8 @4xl:grid-cols-[1fr_21rem] @4xl:gap-12">
        <PricePanel rental={rental} readAt={readAt} />
        <div className="min-w-0 @4xl:col-start-1 @4xl:row-start-1">
          <HomeFacts rental={rental} />
          {text === "" ? null : (
            <Disclosure summary="Description" isOpen={text.length <= MAX_UNFOLDED} className="mt-8">
              <Description text={text} />
            </Disclosure>
          )}
        </div>
      </div>
      <ContactBar rental={rental} />
    </article>
  );
}
