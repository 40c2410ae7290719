import { useCombobox } from "downshift";
import { useState } from "react";
import {
  firstOffered,
  isEmptyPlace,
  type LocationOption,
  locationOptions,
} from "@/lib/places/location-options";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";

export type LocationComboboxProps = {
  id: string;
  /** The location in the URL; empty if not set. */
  location: string;
  /** Null until the list has published its places. */
  places: readonly PlaceCount[] | null;
  /** Text and focus of the plain input that this control replaces. */
  typed: string;
  focused: boolean;
  onChange: (location: string) => void;
};

const { stateChangeTypes: change } = useCombobox;

/** Longest wait for the end of a press: if it becomes a drag or opens a menu, no `mouseup` follows. */
const MAX_PRESS_MS = 600;

/**
 * Calls back after the end of the current press, or after a moment if there is none. An element that moves during a press
 * would get no click.
 */
function afterPress(callback: () => void): void {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener("mouseup", end);
    callback();
  };
  const timer = setTimeout(end, MAX_PRESS_MS);
  window.addEventListener("mouseup", end);
}

/** The location that an option selects; empty for the island. */
export function locationOf(option: LocationOption): string {
  if (option.kind === "island") return "";
  return option.kind === "place" ? option.name : option.text;
}

/** The text of the field and its matching options. A new location in the URL replaces the text. */
function useLocationOptions({ location, places, typed }: LocationComboboxProps) {
  const label = placeLabel(location);
  const [text, setText] = useState(typed);
  const [shownLocation, setShownLocation] = useState(location);
  /** Index of the option reached with the arrow keys; null before they are used. */
  const [moved, setMoved] = useState<number | null>(null);
  if (shownLocation !== location) {
    setShownLocation(location);
    setText(label);
  }
  // The applied location is not a search: offer every place.
  const search = text === label ? "" : text.trim();
  const options = locationOptions(places ?? [], search);
  const highlightedIndex = moved ?? (search === "" ? -1 : firstOffered(options));
  return { text, setText, isApplied: text === label, search, options, moved, setMoved, highlightedIndex };
}

/**
 * The location field and its listbox. While text is typed, the first matching option is highlighted; Enter or Tab select it.
 * Leaving the field in any other way, or with a text that matches no place, selects nothing and preserves the text.
 */
export function useLocationCombobox(props: LocationComboboxProps) {
  const { id, location, focused, onChange } = props;
  const { text, setText, isApplied, search, options, moved, setMoved, highlightedIndex } =
    useLocationOptions(props);

  const type = (value: string) => {
    setText(value);
    setMoved(null);
  };
  const select = (selected: string) => {
    type(placeLabel(selected));
    if (selected !== location) onChange(selected);
  };
  const combobox = useCombobox<LocationOption>({
    items: options,
    inputId: id,
    inputValue: text,
    highlightedIndex,
    initialIsOpen: focused,
    selectedItem: null,
    itemToString: (option) => (option === null ? "" : placeLabel(locationOf(option))),
    isItemDisabled: isEmptyPlace,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex: index }) => setMoved(index < 0 ? null : index),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && select(locationOf(selectedItem)),
    stateReducer: (state, { type, changes }) => {
      // Hovering does not change the option that the keys select.
      if (type === change.ItemMouseMove || type === change.MenuMouseLeave) return state;
      if (type === change.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      return changes;
    },
  });

  /** An emptied field means all of Bali, however it is left. */
  const commitEmpty = () => text.trim() === "" && select("");
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") commitEmpty();
    // While text is typed the first option is highlighted, so the first arrow down must not skip it.
    if (event.key === "ArrowDown" && combobox.isOpen && moved === null && highlightedIndex >= 0) {
      event.preventDefault();
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setMoved(highlightedIndex);
    }
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    const highlighted = combobox.isOpen ? options[highlightedIndex] : undefined;
    // Tab selects a free text search only if the arrow keys chose it, because it may match nothing.
    const isSelected = highlighted !== undefined && (highlighted.kind !== "search" || moved !== null);
    if (isSelected) select(locationOf(highlighted));
    else commitEmpty();
    combobox.closeMenu();
  };
  const onBlur = ({ target }: React.FocusEvent) => {
    // If only the window lost the focus, the field is still the active element.
    if (document.activeElement !== target && !isApplied) afterPress(commitEmpty);
  };
  const clear = () => {
    combobox.closeMenu();
    select("");
  };
  return { combobox, options, text, search, isApplied, type, clear, onKeyDown, onBlur };
}
