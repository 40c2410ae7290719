"use client";

import { useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef } from "react";
import { RemoveIcon } from "@/components/ui/icons";
import { areasLabel, placeLabel } from "@/lib/places/place-label";
import { LOCATION_INPUT } from "./location-input";
import { LocationPopup } from "./location-popup";
import { type LocationComboboxProps, useLocationCombobox } from "./use-location-combobox.client";

type ChipsProps = { names: readonly string[]; onRemove: (names: readonly string[]) => void };

/** Not tab stops: keyboard users press Backspace. */
function AreaChips({ names, onRemove }: ChipsProps) {
  const t = useTranslations();
  if (names.length === 0) return null;
  return (
    <ul aria-label={t("filterFields.chosenAreas")} className="contents">
      {names.map((name) => (
        <li key={name} className="min-w-0 shrink-0">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("filterFields.removeArea", { place: placeLabel(name, t) })}
            // The focus stays where it is, because the button disappears.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRemove([name])}
            className="group/chip flex h-8 max-w-full items-center"
          >
            <span className="flex h-6.5 min-w-0 items-center gap-1.5 rounded-full bg-sunken pr-1 pl-2.5 group-hover/chip:bg-line">
              <span className="truncate">{placeLabel(name, t)}</span>
              <RemoveIcon />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function LocationCombobox(props: LocationComboboxProps) {
  const t = useTranslations();
  const { location, places, focused } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { combobox, options, text, search, type, clear, remove, onKeyDown } = useLocationCombobox(props);
  const isLeftUnapplied = !combobox.isOpen && search !== "";
  const hasAreas = location.length > 0;

  useLayoutEffect(() => {
    if (focused) inputRef.current?.focus();
  }, [focused]);

  return (
    <div className="relative">
      <div className="control area-field" data-chips={hasAreas || undefined}>
        {/* Scrolls beside the button that clears the field, not below it. */}
        <div>
          <AreaChips names={location} onRemove={remove} />
          <input
            {...combobox.getInputProps({
              ref: inputRef,
              "aria-labelledby": undefined,
              // Synchronous, because the library reports the text only after a paint, which would lose key presses.
              onChange: (event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value),
              onKeyDown,
            })}
            {...LOCATION_INPUT}
            placeholder={t(hasAreas ? "filterFields.addArea" : "filters.name.location")}
            aria-describedby={hasAreas || isLeftUnapplied ? hintId : undefined}
          />
        </div>
      </div>
      <p id={hintId} className="pointer-events-none absolute top-1.5 right-3 text-clay text-xs">
        {hasAreas ? (
          <span className="sr-only">{`${t("filterFields.chosen", { places: areasLabel(location, t) })} `}</span>
        ) : null}
        {isLeftUnapplied ? t("filterFields.notApplied") : null}
      </p>
      {hasAreas || text !== "" ? (
        <button
          type="button"
          // Not a tab stop: keyboard users press Backspace.
          tabIndex={-1}
          aria-label={t("filterFields.clearLocation")}
          onClick={clear}
          className="absolute top-1.5 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <RemoveIcon />
        </button>
      ) : null}
      <LocationPopup combobox={combobox} options={places && options} search={search} />
    </div>
  );
}
