"use client";

import { startTransition, useRef, useState } from "react";
import { Photo } from "@/components/media/photo";
import { isVideo, mediaOrPlaceholder } from "@/lib/rentals/media";
import { CardVideo } from "./card-video.client";
import { CarouselButton } from "./carousel-button";

type Props = { media: readonly string[]; title: string };

/**
 * The pictures of a card as a snapping row. Only the first is loaded, when it comes near, until the visitor reaches for
 * the others: a preloaded row is below the fold on a phone and holds up what is above. Buttons and counter are there only
 * with more than one.
 */
export function CardMedia({ media, title }: Props) {
  const items = mediaOrPlaceholder(media);
  const rowRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [touched, setTouched] = useState(false);
  // After the answer to what the visitor does: the room of the others is there already.
  const touch = () => startTransition(() => setTouched(true));
  // Where a button is scrolling to: what passes on the way does not count. A visitor's own scroll ends that.
  const target = useRef<number | null>(null);

  const show = (next: number) => {
    touch();
    setIndex(next);
    target.current = next;
    const row = rowRef.current;
    row?.scrollTo({ left: next * row.clientWidth });
  };
  const onScroll = () => {
    const row = rowRef.current;
    if (!row || row.clientWidth === 0) return;
    const passed = Math.round(row.scrollLeft / row.clientWidth);
    if (target.current !== null && target.current !== passed) return;
    target.current = null;
    setIndex(passed);
  };
  const onOwnScroll = () => {
    touch();
    target.current = null;
  };

  const many = items.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a section would be one landmark for every card
    <div
      role="group"
      aria-roledescription={many ? "carousel" : undefined}
      aria-label={`Photos of ${title}`}
      onPointerEnter={touch}
      onFocus={touch}
      className="card-photos"
    >
      <div
        ref={rowRef}
        // The buttons do its work: without this Chromium makes a row that scrolls a stop of the Tab key.
        tabIndex={-1}
        onScroll={many ? onScroll : undefined}
        onTouchStart={onOwnScroll}
        onWheel={onOwnScroll}
        className="card-photo-row"
      >
        {(touched ? items : items.slice(0, 1)).map((url, at) => (
          <div key={url} inert={at !== index} className="relative size-full shrink-0 snap-start">
            {at === 0 || touched ? (
              isVideo(url) ? (
                <CardVideo src={url} />
              ) : (
                <Photo
                  src={url}
                  alt={many ? `Photo ${at + 1} of ${items.length}: ${title}` : `Photo: ${title}`}
                  sizes="(min-width: 1280px) 320px, (min-width: 640px) 45vw, 92vw"
                  widths={[320, 828]}
                />
              )
            ) : null}
          </div>
        ))}
        {/* The room of the others, so that the row can be swept before they are there. */}
        {touched || !many ? null : (
          <div className="shrink-0" style={{ width: `${(items.length - 1) * 100}%` }} />
        )}
      </div>
      {many ? (
        <>
          <CarouselButton
            label="Previous photo"
            side="left"
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <CarouselButton
            label="Next photo"
            side="right"
            disabled={index === items.length - 1}
            onClick={() => show(index + 1)}
          />
          <p aria-live="polite" className="card-photo-count">{`${index + 1} / ${items.length}`}</p>
        </>
      ) : null}
    </div>
  );
}
