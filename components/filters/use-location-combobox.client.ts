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
  /** The location in the URL; empty without one. */
  location: string;
  /** Null until the list has published its places. */
  places: readonly PlaceCount[] | null;
  /** What had been typed, and whether the field had the focus, when this control replaced the plain input. */
  typed: string;
  focused: boolean;
  onChange: (location: string) => void;
};

const { stateChangeTypes: change } = useCombobox;

/** The longest that a press is waited for: where it becomes a drag or opens a menu, no event tells its end. */
const MAX_PRESS_MS = 600;

/**
 * Calls back once the press that has just begun is over, or after a moment where there is none: what moves in the middle of
 * a press takes its click away.
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

/** What an option selects; empty for the island. */
export function locationOf(option: LocationOption): string {
  if (option.kind === "island") return "";
  return option.kind === "place" ? option.name : option.text;
}

/** The text of the field and the options that match it. A new location in the URL replaces the text. */
function useLocationOptions({ location, places, typed }: LocationComboboxProps) {
  const label = placeLabel(location);
  const [text, setText] = useState(typed);
  const [shownLocation, setShownLocation] = useState(location);
  /** Index of the option that the arrow keys moved to; null while they have not been used. */
  const [moved, setMoved] = useState<number | null>(null);
  if (shownLocation !== location) {
    setShownLocation(location);
    setText(label);
  }
  // While the field shows the applied location it is not a search for it: every place is offered.
  const search = text === label ? "" : text.trim();
  const options = locationOptions(places ?? [], search);
  const highlightedIndex = moved ?? (search === "" ? -1 : firstOffered(options));
  return { text, setText, isApplied: text === label, search, options, moved, setMoved, highlightedIndex };
}

/**
 * The location field and its listbox. While something is typed, the first matching option is highlighted, and Enter or
 * Tab select it. Leaving the field any other way, or with a text that matches no place, selects nothing and keeps the
 * text.
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
      // Hovering an option does not change what the keys would select.
      if (type === change.ItemMouseMove || type === change.MenuMouseLeave) return state;
      if (type === change.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      return changes;
    },
  });

  /** An emptied field means all of Bali, whichever way it is left. */
  const commitEmpty = () => text.trim() === "" && select("");
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") commitEmpty();
    // The first option is highlighted while something is typed: the first arrow down is for it, not for the next one.
    if (event.key === "ArrowDown" && combobox.isOpen && moved === null && highlightedIndex >= 0) {
      event.preventDefault();
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setMoved(highlightedIndex);
    }
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    const highlighted = combobox.isOpen ? options[highlightedIndex] : undefined;
    // Tab selects a free text search only when the arrow keys chose it: it may match nothing.
    const isSelected = highlighted !== undefined && (highlighted.kind !== "search" || moved !== null);
    if (isSelected) select(locationOf(highlighted));
    else commitEmpty();
    combobox.closeMenu();
  };
  const onBlur = ({ target }: React.FocusEvent) => {
    // When only the window lost the focus, the field is still the active element.
    if (document.activeElement !== target && !isApplied) afterPress(commitEmpty);
  };
  const clear = () => {
    combobox.closeMenu();
    select("");
  };
  return { combobox, options, text, search, isApplied, type, clear, onKeyDown, onBlur };
}
