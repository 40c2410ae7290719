"use client";

import { useTranslations } from "next-intl";
import { Outline } from "@/components/ui/icons";
import type { Step, useListSteps } from "./use-list-steps.client";

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
