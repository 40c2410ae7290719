"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { RemoveIcon } from "@/components/ui/icons";
import { showLabel } from "@/lib/rental/list-messages";

type ToggleProps = {
  active: number;
  open: boolean;
  sheetId: string;
  onToggle: () => void;
};

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

/** A press closes the sheet and does not reach the page. */
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

export function ShowRentals({ onClick }: { onClick: () => void }) {
  const { locale, t } = useLanguage();
  const { status, list, isPending } = useHomeState();
  return (
    <div className="js-only sheet-end">
      <button type="button" onClick={onClick} className="filter-submit w-full">
        {isPending ? t("list.loading") : showLabel(status.count, list?.total ?? status.count, { locale, t })}
      </button>
    </div>
  );
}
