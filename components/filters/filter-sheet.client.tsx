"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { showLabel } from "@/lib/rentals/list-messages";
import { RemoveIcon } from "./filter-icons";

type ToggleProps = {
  /** Number of filters that are set. */
  active: number;
  open: boolean;
  sheetId: string;
  onToggle: () => void;
};

/** Opens and closes the sheet of filters on phones. */
export function FiltersToggle({ active, open, sheetId, onToggle }: ToggleProps) {
  const t = useTranslations();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={sheetId}
      // A press would blur and so close the open sheet, and the click would open it again.
      onMouseDown={(event) => open && event.preventDefault()}
      onClick={onToggle}
      className="js-only bar-tab bar-filters"
    >
      {active === 0 ? t("filters.heading") : t("filters.headingCount", { count: active })}
    </button>
  );
}

/** Dims the page behind the open sheet. A press closes the sheet and does not reach the page. */
export function SheetBackdrop({ onPress }: { onPress: () => void }) {
  return <div aria-hidden="true" onClick={onPress} className="js-only sheet-backdrop" />;
}

/** Takes the focus when the sheet opens, because the sheet covers the focused element. */
export function SheetHeader({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div className="js-only sheet-head">
      <p>{t("filters.heading")}</p>
      <button ref={ref} type="button" aria-label={t("filters.close")} onClick={onClose}>
        <RemoveIcon />
      </button>
    </div>
  );
}

/** The button at the bottom of the sheet, with the number of matches. */
export function ShowRentals({ onClick }: { onClick: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { status, isPending } = useHomeState();
  return (
    <div className="js-only sheet-end">
      <button type="button" onClick={onClick} className="filter-submit w-full">
        {isPending || !status ? t("list.loading") : showLabel(status.count, status.total, { locale, t })}
      </button>
    </div>
  );
}
