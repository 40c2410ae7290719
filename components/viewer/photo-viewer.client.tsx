"use client";

import { useRef, useState } from "react";
import { dialogEvents } from "./dialog-events";
import { mediaLabel } from "./media-label";
import { Slide } from "./slide";
import { boundedIndex } from "./slide-index";
import { useBodyScrollLock } from "./use-body-scroll-lock";
import { useModalDialog } from "./use-modal-dialog";
import { useSwipe } from "./use-swipe";
import { ViewerButton } from "./viewer-button";

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Beside the picture where there is room, below it within reach of the thumbs on phones. */
const SIDE = "top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-5 max-sm:translate-y-0";

export type PhotoViewerProps = {
  media: readonly string[];
  title: string;
  /** The slide to open at. */
  initial: number;
  onClose: () => void;
};

/** All media of a listing, one at a time and as large as the screen (SPEC section 2). */
export function PhotoViewer({ media, title, initial, onClose }: PhotoViewerProps) {
  const total = media.length;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(() => boundedIndex(initial, total));
  const move = (step: number) => setIndex((current) => boundedIndex(current + step, total));
  const swipe = useSwipe(move);
  useModalDialog(dialogRef);
  useBodyScrollLock();

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    // A focused video seeks with the arrows.
    if (step !== undefined && !(event.target instanceof HTMLVideoElement)) move(step);
  };

  return (
    <dialog
      ref={dialogRef}
      aria-label={`Photos of ${title}`}
      aria-modal="true"
      onKeyDown={onKeyDown}
      {...dialogEvents(onClose)}
      {...swipe}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none touch-pan-y touch-pinch-zoom overflow-hidden bg-black text-white backdrop:bg-black"
    >
      <p
        aria-live="polite"
        className="absolute top-5 left-5 z-10 rounded-full bg-black/60 px-3 py-1 text-sm tabular-nums"
      >
        {index + 1} / {total}
      </p>
      <ViewerButton icon="close" label="Close photos" onClick={onClose} className="top-3 right-3" />
      {total > 1 ? (
        <>
          <ViewerButton
            icon="previous"
            label="Previous photo"
            onClick={() => move(-1)}
            isAtEnd={index === 0}
            className={`left-3 ${SIDE}`}
          />
          <ViewerButton
            icon="next"
            label="Next photo"
            onClick={() => move(1)}
            isAtEnd={index === total - 1}
            className={`right-3 ${SIDE}`}
          />
        </>
      ) : null}
      {media.map((url, at) =>
        Math.abs(at - index) <= 1 ? (
          <Slide key={url} url={url} label={mediaLabel(at, total, title)} isShown={at === index} />
        ) : null,
      )}
    </dialog>
  );
}
