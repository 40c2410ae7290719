"use client";

import { useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { RemoveIcon } from "@/components/ui/icons";
import { areasLabel, placeLabel } from "@/lib/places/place-label";
import { CONTROL, LOCATION_INPUT } from "./field";
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
            className="group/chip flex h-11 max-w-full items-center"
          >
            <span className="flex h-8 min-w-0 items-center gap-1.5 rounded-full bg-sunken pr-1.5 pl-3 group-hover/chip:bg-line">
              <span className="truncate">{placeLabel(name, t)}</span>
              <RemoveIcon />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Combobox(props: LocationComboboxProps) {
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
      <div className={`${CONTROL} area-field`} data-chips={hasAreas || undefined}>
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
      <p id={hintId} className="absolute right-0 bottom-full mb-1 text-clay text-sm md:text-xs">
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
          className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <RemoveIcon />
        </button>
      ) : null}
      <LocationPopup combobox={combobox} options={places && options} search={search} />
    </div>
  );
}

export const LocationCombobox = withLateTexts(Combobox);
