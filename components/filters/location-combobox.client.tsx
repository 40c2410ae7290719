"use client";

import { useCombobox } from "downshift";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type LocationOption, locationOptions } from "@/lib/filters/location-options";
import type { PlaceCount } from "@/lib/geo/count-by-place";
import { placeLabel } from "@/lib/geo/place-label";
import { CrossIcon } from "./cross-icon";
import { CONTROL } from "./field";
import { OptionRow } from "./location-option-row";

type Props = {
  id: string;
  /** The location in the URL; empty without one. */
  location: string;
  /** Null while the list has not told its places yet. */
  places: readonly PlaceCount[] | null;
  /** What was typed, and whether the field had the focus, when this control took over. */
  typed: string;
  focused: boolean;
  onChange: (location: string) => void;
};

const locationOf = (option: LocationOption) => (option.kind === "place" ? option.name : option.text);

export function LocationCombobox({ id, location, places, typed, focused, onChange }: Props) {
  const label = placeLabel(location);
  const [text, setText] = useState(typed);
  const [shown, setShown] = useState(location);
  const inputRef = useRef<HTMLInputElement>(null);
  if (shown !== location) {
    setShown(location);
    setText(label);
  }
  // A field that still says what is selected is not a search for it: offer every place.
  const options = useMemo(
    () => locationOptions(places ?? [], text === label ? "" : text),
    [places, text, label],
  );
  const combobox = useCombobox<LocationOption>({
    items: options,
    inputId: id,
    inputValue: text,
    initialIsOpen: focused,
    selectedItem: null,
    itemToString: (option) => (option === null ? "" : placeLabel(locationOf(option))),
    isItemDisabled: (option) => option.kind === "place" && option.count === 0,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer: (_state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        // Leaving the field chooses nothing: what is not chosen is not a filter.
        return { ...changes, selectedItem: null, inputValue: label };
      }
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(locationOf(selectedItem));
    },
  });

  useLayoutEffect(() => {
    if (focused) inputRef.current?.focus();
  }, [focused]);

  const matches = options.filter((option) => option.kind === "place").length;
  return (
    <div className="relative">
      <input
        {...combobox.getInputProps({
          ref: inputRef,
          "aria-labelledby": undefined,
          maxLength: 80,
          // At once: the library tells of the text only after painting, and would lose what is typed meanwhile.
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value),
        })}
        name="location"
        autoComplete="off"
        placeholder="Location"
        className={`${CONTROL} pr-11`}
      />
      {location === "" && text === "" ? null : (
        <button
          type="button"
          aria-label="Clear location"
          onClick={() => {
            setText("");
            combobox.closeMenu();
            onChange("");
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <CrossIcon />
        </button>
      )}
      <div
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-float"
        hidden={!combobox.isOpen}
      >
        <p role="status" className="px-3 py-2 text-ink-soft text-sm empty:hidden">
          {combobox.isOpen && places === null ? "Loading..." : null}
          {combobox.isOpen && places !== null && matches === 0 ? "No matches found" : null}
        </p>
        <ul
          {...combobox.getMenuProps({ "aria-label": "Locations", "aria-labelledby": undefined })}
          className="max-h-72 overflow-y-auto overscroll-contain"
        >
          {combobox.isOpen
            ? options.map((option, index) => (
                <OptionRow
                  key={`${option.kind} ${locationOf(option)}`}
                  option={option}
                  highlighted={combobox.highlightedIndex === index}
                  itemProps={combobox.getItemProps({ item: option, index })}
                />
              ))
            : null}
        </ul>
      </div>
    </div>
  );
}
