"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { pendingCardNavigation } from "@/components/list-state/query-adapter.client";
import { useSwipe } from "@/components/ui/use-swipe.client";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { neighbourCard, openCard } from "./list-neighbours";

export type Step = -1 | 1;

const ARROWS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What takes the arrow keys for itself. */
const OWN_ARROWS = "input, textarea, select, video, audio";

/** How the rental that opens now was come by: in the place of another one, and by which button, which keeps the focus. */
const arrival: { isReplacing: boolean; pressed: Step | null } = { isReplacing: false, pressed: null };

/**
 * The ways from a rental over the list to the one before or after it, by buttons, arrow keys and swipes. Each takes the place
 * of the one before in the history, so that closing leads to the list. The card goes along below: more are loaded as it
 * comes to their end, and it has the focus when the dialog is closed.
 */
export function useListSteps() {
  const router = useRouter();
  /** Which ways there are; null where the rental is not of the list. */
  const buttons = useRef<HTMLDivElement>(null);
  const arrivedBy = useRef<Step | null>(null);
  const [ways, setWays] = useState<Readonly<Record<Step, boolean>> | null>(null);

  const look = () =>
    setWays(openCard() && { [-1]: neighbourCard(-1) !== null, 1: neighbourCard(1) !== null });
  const arrive = useEffectEvent(() => {
    look();
    if (!arrival.isReplacing) return;
    arrivedBy.current = arrival.pressed;
    arrival.isReplacing = false;
    const card = openCard();
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

  /** Opens a rental in the place of this one. */
  const show = ({ pathname }: { pathname: string }) => {
    Object.assign(arrival, { isReplacing: true, pressed: null });
    pendingCardNavigation.query = canonicalQuery(parseListQuery(window.location.search));
    router.replace(pathname, { scroll: false });
  };
  const go = (step: Step) => {
    const card = neighbourCard(step);
    if (card !== null) show(card);
  };
  const swipe = useSwipe(go);
  return {
    buttons,
    ways,
    show,
    press: (step: Step) => {
      go(step);
      arrival.pressed = step;
    },
    /** More cards may have come since the rental was opened. */
    approach: (step: Step) => {
      look();
      const card = neighbourCard(step);
      if (card !== null) router.prefetch(card.pathname);
    },
    dialogEvents: {
      ...swipe,
      onKeyDown: (event: React.KeyboardEvent<HTMLDialogElement>) => {
        const step = ARROWS[event.key];
        const { target, currentTarget } = event;
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!(target instanceof Element) || target.closest("dialog") !== currentTarget) return;
        if (target.closest(OWN_ARROWS) === null) go(step);
      },
    },
  };
}
