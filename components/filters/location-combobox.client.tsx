"use client";

import { useId, useLayoutEffect, useRef } from "react";
import { CONTROL, LOCATION_INPUT } from "./field";
import { RemoveIcon } from "./filter-icons";
import { LocationPopup } from "./location-popup";
import { type LocationComboboxProps, useLocationCombobox } from "./use-location-combobox.client";

export function LocationCombobox(props: LocationComboboxProps) {
  const { location, places, focused } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { combobox, options, text, search, isApplied, type, clear, onKeyDown, onBlur } =
    useLocationCombobox(props);
  const isLeftUnapplied = !(isApplied || combobox.isOpen) && search !== "";

  useLayoutEffect(() => {
    if (focused) inputRef.current?.focus();
  }, [focused]);

  return (
    <div className="relative">
      <input
        {...combobox.getInputProps({
          ref: inputRef,
          "aria-labelledby": undefined,
          // Synchronous, because the library reports the text only after a paint, which would lose key presses.
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value),
          onKeyDown,
          onBlur,
        })}
        {...LOCATION_INPUT}
        aria-describedby={isLeftUnapplied ? hintId : undefined}
        className={`${CONTROL} pr-11`}
      />
      {isLeftUnapplied ? (
        <p id={hintId} className="absolute right-0 bottom-full mb-1 text-clay text-sm md:text-xs">
          Not applied yet
        </p>
      ) : null}
      {location === "" && text === "" ? null : (
        <button
          type="button"
          // Not a tab stop: keyboard users press Escape or empty the field.
          tabIndex={-1}
          aria-label="Clear location"
          onClick={clear}
          className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <RemoveIcon />
        </button>
      )}
      <LocationPopup combobox={combobox} options={places && options} search={search} />
    </div>
  );
}
