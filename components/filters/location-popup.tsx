import { clsx } from "clsx";
import type { UseComboboxReturnValue } from "downshift";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import type { Translator } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { type ComboboxOption, locationOf } from "./use-location-combobox.client";

type RowProps = {
  option: ComboboxOption;
  highlighted: boolean;
  itemProps: React.ComponentProps<"li">;
};

function OptionRow({ option, highlighted, itemProps }: RowProps) {
  const { locale, t } = useLanguage();
  return (
    <li
      {...itemProps}
      className={clsx(
        "flex min-h-10 cursor-pointer items-center justify-between gap-3 border-l-4 px-3 py-2 text-sm hover:bg-sunken pointer-coarse:min-h-11",
        highlighted ? "border-leaf bg-sunken" : "border-transparent",
      )}
    >
      {option.kind === "place" ? (
        <>
          {placeLabel(option.name, t)}
          <span className="text-ink-soft tabular-nums">{groupDigits(option.count, locale)}</span>
        </>
      ) : option.kind === "island" ? (
        t("filterFields.everywhere")
      ) : option.kind === "wish" ? (
        <span>
          {t("filterFields.use", { filters: option.label })}
          {option.unread && <span className="block text-ink-soft">{option.unread}</span>}
        </span>
      ) : (
        t("filterFields.searchText", { text: option.text })
      )}
    </li>
  );
}

type Props = {
  combobox: UseComboboxReturnValue<ComboboxOption>;
  /** Null while the places are unknown. */
  options: readonly ComboboxOption[] | null;
  search: string;
};

function statusOf(options: readonly ComboboxOption[] | null, search: string, t: Translator): string {
  if (options === null) return t("filterFields.loading");
  const [first] = options;
  if (first?.kind === "wish")
    return t("filterFields.asFilters", { filters: first.label, unread: first.unread });
  const matches = options.filter(({ kind }) => kind !== "search").length;
  if (matches === 0) return t("filterFields.noMatches");
  if (search === "") return "";
  return t("filterFields.places", { count: matches });
}

export function LocationPopup({ combobox, options, search }: Props) {
  const t = useTranslations();
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const hasPlaces = options?.some(({ kind }) => kind !== "search");
  return (
    <div
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-float"
      hidden={!isOpen}
    >
      <p role="status" className={hasPlaces ? "sr-only" : "px-3 py-2 text-ink-soft text-sm"}>
        {isOpen ? statusOf(options, search, t) : null}
      </p>
      <ul
        {...getMenuProps({ "aria-label": t("filterFields.locations"), "aria-labelledby": undefined })}
        // Browsers make a scrollable list a tab stop.
        tabIndex={-1}
        className="max-h-64 overflow-y-auto overscroll-contain"
      >
        {isOpen
          ? options?.map((option, index) => (
              <OptionRow
                key={`${option.kind} ${locationOf(option)}`}
                option={option}
                highlighted={highlightedIndex === index}
                itemProps={getItemProps({ item: option, index })}
              />
            ))
          : null}
      </ul>
      {options?.at(-1)?.kind === "search" ? (
        <p className="border-line border-t px-3 py-2 text-ink-soft text-xs">{t("filterFields.exactName")}</p>
      ) : null}
    </div>
  );
}
