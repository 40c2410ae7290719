"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { Outline } from "@/components/ui/icons";
import { useModalDialog } from "@/components/ui/use-modal-dialog.client";
import { mediaLabel } from "@/lib/rental/media";
import { Slide } from "./slide";
import { useSwipe } from "./use-swipe.client";

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Buttons are beside the picture; on phones below it, within reach of the thumb. */
const SIDE = "top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-5 max-sm:translate-y-0";

const PATHS = { previous: "m15 5-7 7 7 7", next: "m9 5 7 7-7 7", close: "m6 6 12 12M18 6 6 18" } as const;

type ButtonProps = {
  icon: keyof typeof PATHS;
  label: string;
  onClick: () => void;
  /** At the first or last slide the button stays focusable but does nothing. */
  isAtEnd?: boolean;
  className?: string;
};

function ViewerButton({ icon, label, onClick, isAtEnd = false, className }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className={clsx(
        "group/viewer absolute z-10 grid size-12 place-items-center rounded-full bg-black/45 text-white ring-1 ring-white/25 backdrop-blur-sm transition hover:bg-black/70 focus-visible:shadow-[0_0_0_6px_black] focus-visible:outline-white aria-disabled:cursor-default",
        className,
      )}
    >
      <Outline path={PATHS[icon]} round className="size-6 group-aria-disabled/viewer:opacity-30" />
    </button>
  );
}

function clampIndex(index: number, total: number): number {
  return Math.max(0, Math.min(index, total - 1));
}

export type PhotoViewerProps = {
  media: readonly string[];
  title: string;
  /** Index of the first slide to show. */
  initial: number;
  onClose: () => void;
};

function Viewer({ media, title, initial, onClose }: PhotoViewerProps) {
  const t = useTranslations();
  const total = media.length;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(() => clampIndex(initial, total));
  const move = (step: number) => setIndex((current) => clampIndex(current + step, total));
  const swipes = useSwipe({ onStep: move, onClose });
  const dialogEvents = useModalDialog(dialogRef, onClose);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    // In a focused video, the arrow keys seek.
    if (step !== undefined && !(event.target instanceof HTMLVideoElement)) move(step);
  };

  return (
    <dialog
      ref={dialogRef}
      aria-label={t("viewer.name", { title })}
      aria-modal="true"
      onKeyDown={onKeyDown}
      {...dialogEvents}
      {...swipes}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-black text-white backdrop:bg-black"
    >
      <p
        aria-live="polite"
        className="absolute top-5 left-5 z-10 rounded-full bg-black/60 px-3 py-1 text-sm tabular-nums"
      >
        {index + 1} / {total}
      </p>
      <ViewerButton icon="close" label={t("viewer.close")} onClick={onClose} className="top-3 right-3" />
      {total > 1 ? (
        <>
          <ViewerButton
            icon="previous"
            label={t("viewer.previous")}
            onClick={() => move(-1)}
            isAtEnd={index === 0}
            className={`left-3 ${SIDE}`}
          />
          <ViewerButton
            icon="next"
            label={t("viewer.next")}
            onClick={() => move(1)}
            isAtEnd={index === total - 1}
            className={`right-3 ${SIDE}`}
          />
        </>
      ) : null}
      {media.map((url, slide) =>
        Math.abs(slide - index) <= 1 ? (
          <Slide key={url} url={url} label={mediaLabel(slide, total, title, t)} isShown={slide === index} />
        ) : null,
      )}
    </dialog>
  );
}

export const PhotoViewer = withLateTexts(Viewer);
