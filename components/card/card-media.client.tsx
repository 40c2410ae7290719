"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { startTransition, useRef, useState } from "react";
import { useNearViewport } from "@/components/media/near-viewport";
import { Photo } from "@/components/media/photo";
import { isVideo, mediaLabel, mediaOrPlaceholder } from "@/lib/rental/media";

/** Browsers delay offscreen images but not videos, whose first bytes outweigh all images of a list. */
function CardVideo({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  useNearViewport(ref, () => setNear(true));
  return (
    <video
      ref={ref}
      src={src}
      muted
      playsInline
      controls
      preload={near ? "metadata" : "none"}
      className="size-full object-cover"
    />
  );
}

/** Only the first photo is rendered until `isReached`: the visitor has pointed at, focused or scrolled the row. */
function useCarousel() {
  const rowRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isReached, setReached] = useState(false);
  /** The slide to which a button is scrolling. Slides passed on the way do not change the index. */
  const target = useRef<number | null>(null);

  // A transition, so that rendering the photos does not delay the visitor's action; their space is already reserved.
  const reach = () => startTransition(() => setReached(true));
  const show = (next: number) => {
    reach();
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
  /** Ends a button's scroll. */
  const onOwnScroll = () => {
    reach();
    target.current = null;
  };
  return { rowRef, index, isReached, reach, show, onScroll, onOwnScroll };
}

type ControlProps = { index: number; total: number; show: (index: number) => void };

/** The style sheet draws the arrows. */
function CarouselControls({ index, total, show }: ControlProps) {
  const t = useTranslations();
  const button = (label: string, step: -1 | 1, isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : () => show(index + step)}
      className={clsx("js-only over-photo card-turn", step < 0 ? "card-turn-back left-1" : "right-1")}
    />
  );
  return (
    <>
      {button(t("card.previous"), -1, index === 0)}
      {button(t("card.next"), 1, index === total - 1)}
      <p aria-live="polite" className="card-photo-count">{`${index + 1} / ${total}`}</p>
    </>
  );
}

type Props = { media: readonly string[]; title: string; isFirst?: boolean };

/**
 * A row with scroll snapping. Until the visitor reaches for it, only its first item is loaded: preloading rows below the
 * fold would slow down everything above.
 */
export function CardMedia({ media, title, isFirst = false }: Props) {
  const t = useTranslations();
  const items = mediaOrPlaceholder(media);
  const total = items.length;
  const { rowRef, index, isReached, reach, show, onScroll, onOwnScroll } = useCarousel();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a section would be one landmark for every card
    <div
      role="group"
      aria-roledescription={total > 1 ? t("card.carousel") : undefined}
      aria-label={t("card.photos", { title })}
      onPointerEnter={reach}
      onFocus={reach}
      className="card-photos"
    >
      <div
        ref={rowRef}
        // Chromium makes every scrollable row a tab stop, but keyboard users have the buttons.
        tabIndex={-1}
        onScroll={total > 1 ? onScroll : undefined}
        onTouchStart={onOwnScroll}
        onWheel={onOwnScroll}
        className="card-photo-row"
      >
        {(isReached ? items : items.slice(0, 1)).map((url, position) => (
          <div key={url} inert={position !== index} className="relative size-full shrink-0 snap-start">
            {isVideo(url) ? (
              <CardVideo src={url} />
            ) : (
              <Photo
                src={url}
                alt={mediaLabel(position, total, title, t)}
                sizes="(min-width: 1280px) 320px, (min-width: 640px) 45vw, 92vw"
                widths={[320, 828]}
                priority={isFirst && position === 0}
              />
            )}
          </div>
        ))}
        {/* As wide as the other photos, so that the row can be swiped before they are rendered. */}
        {isReached || total === 1 ? null : (
          <div className="shrink-0" style={{ width: `${(total - 1) * 100}%` }} />
        )}
      </div>
      {total === 1 ? null : <CarouselControls index={index} total={total} show={show} />}
    </div>
  );
}
