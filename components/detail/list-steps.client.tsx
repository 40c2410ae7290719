"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Outline } from "@/components/ui/icons";
import { prefetchWhole } from "@/components/ui/prefetch-whole.client";
import { useSwipe } from "@/components/ui/use-swipe.client";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { setOpenedFrom } from "@/stores/session-store";

export type Step = -1 | 1;

/** The links of the list, or of the liked rentals, in order. */
function shownCards(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-rental]")];
  return links.filter((link) => link.checkVisibility());
}

/** The card of the open rental (0), the one before or after; null if there is none. */
function cardAt(step: Step | 0): HTMLAnchorElement | null {
  const cards = shownCards();
  const index = cards.findIndex(({ pathname }) => pathname === window.location.pathname);
  return index === -1 ? null : (cards[index + step] ?? null);
}

const ARROWS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Elements that use the arrow keys themselves. */
const USES_ARROWS = "input, textarea, select, video, audio";

/** How the opening rental was reached: whether it replaces another one, and by which button, which keeps the focus. */
const arrival: { isReplacing: boolean; pressed: Step | null } = { isReplacing: false, pressed: null };

/**
 * Steps to the previous or next rental of the list, by buttons, arrow keys and swipes. Each rental replaces the last one in
 * the history, so that closing leads to the list. The list behind scrolls along: it loads more cards at its end, and the
 * last rental's card has the focus when the modal closes.
 */
export function useListSteps() {
  const router = useRouter();
  const buttons = useRef<HTMLDivElement>(null);
  const arrivedBy = useRef<Step | null>(null);
  /** The available steps; null if the rental is not in the list. */
  const [ways, setWays] = useState<Readonly<Record<Step, boolean>> | null>(null);

  const updateWays = () => setWays(cardAt(0) && { [-1]: cardAt(-1) !== null, 1: cardAt(1) !== null });
  const arrive = useEffectEvent(() => {
    updateWays();
    if (!arrival.isReplacing) return;
    arrivedBy.current = arrival.pressed;
    arrival.isReplacing = false;
    const card = cardAt(0);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  });
  useLayoutEffect(() => arrive(), []);

  useEffect(() => {
    const step = arrivedBy.current;
    if (ways === null || step === null) return;
    arrivedBy.current = null;
    buttons.current?.querySelectorAll("button")[step === -1 ? 0 : 1]?.focus();
  }, [ways]);

  const show = ({ pathname }: { pathname: string }, pressed: Step | null = null) => {
    Object.assign(arrival, { isReplacing: true, pressed });
    setOpenedFrom(canonicalQuery(parseListQuery(window.location.search)));
    router.replace(pathname, { scroll: false });
  };
  const go = (step: Step, pressed: Step | null = null) => {
    const card = cardAt(step);
    if (card !== null) show(card, pressed);
  };
  const swipe = useSwipe(go);
  return {
    buttons,
    ways,
    show,
    press: (step: Step) => go(step, step),
    /** More cards may have loaded since. */
    approach: (step: Step) => {
      updateWays();
      const card = cardAt(step);
      if (card !== null) prefetchWhole(router, card.pathname);
    },
    dialogEvents: {
      ...swipe,
      onKeyDown: (event: React.KeyboardEvent<HTMLDialogElement>) => {
        const step = ARROWS[event.key];
        const { target, currentTarget } = event;
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!(target instanceof Element) || target.closest("dialog") !== currentTarget) return;
        if (target.closest(USES_ARROWS) === null) go(step);
      },
    },
  };
}

const STEPS: readonly (readonly [step: Step, label: "rental.previous" | "rental.next", path: string])[] = [
  [-1, "rental.previous", "m15 5-7 7 7 7"],
  [1, "rental.next", "m9 5 7 7-7 7"],
];

type Props = Pick<ReturnType<typeof useListSteps>, "buttons" | "ways" | "press" | "approach">;

/** At the first and the last rental a button stays focusable but does nothing. */
export function StepButtons({ buttons, ways, press, approach }: Props) {
  const t = useTranslations();
  if (ways === null) return null;
  const arrows = STEPS.map(([step, label, path]) => (
    <button
      key={step}
      type="button"
      aria-label={t(label)}
      aria-disabled={!ways[step]}
      onClick={() => press(step)}
      onPointerEnter={() => approach(step)}
      onFocus={() => approach(step)}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Outline path={path} round className="size-6" />
    </button>
  ));
  return (
    <div ref={buttons} className="ml-auto flex">
      {arrows}
    </div>
  );
}
