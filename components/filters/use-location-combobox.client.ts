import { useCombobox } from "downshift";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Filters, MAX_AREAS } from "@/lib/filters/filters";
import { mayBeSentence, withWish } from "@/lib/filters/with-wish";
import { type LocationOption, locationOptions } from "@/lib/places/location-options";
import { placeLabel } from "@/lib/places/place-label";
import type { PlaceCount } from "@/lib/places/places";
import { useWish, type Wish } from "./use-wish.client";

export type LocationComboboxProps = {
  id: string;
  location: readonly string[];
  /** Those of them that are no area. The next choice replaces them. */
  unknown?: readonly string[];
  /** Null until the list has published its places. */
  places: readonly PlaceCount[] | null;
  /** Text and focus of the plain input that this control replaces. The text is without the areas. */
  typed: string;
  focused: boolean;
  onChange: (names: readonly string[]) => void;
  /** Takes all of the region. */
  onRegion: () => void;
  /** Takes the filters that a typed sentence asks for. */
  onTake: (change: (filters: Filters) => Filters) => void;
};

/** An area, the typed text, or all filters that the text asks for. */
export type ComboboxOption = LocationOption | ({ kind: "wish" } & Wish);

const { stateChangeTypes: change } = useCombobox;

/** Pause after the last key press before a sentence is read. */
const DEBOUNCE_MS = 300;

/** Empty for the island and for other filters. */
export function locationOf(option: ComboboxOption): string {
  if (option.kind === "place") return option.name;
  return option.kind === "search" ? option.text : "";
}

function useLocationOptions({ location, places, typed }: LocationComboboxProps) {
  const [text, setText] = useState(typed);
  /** Index of the option reached with the arrow keys; null before they are used. */
  const [moved, setMoved] = useState<number | null>(null);
  const search = text.trim();
  const offered = location.length < MAX_AREAS ? places : [];
  const others = (offered ?? []).filter(({ name }) => !location.includes(name));
  const wish = useWish(mayBeSentence(search) ? search : "", DEBOUNCE_MS);
  const found = locationOptions(others, search);
  // A sentence that is the name of a place is offered as that place.
  const isPlace = found.some(({ kind }) => kind === "place");
  const options: ComboboxOption[] = wish && !isPlace ? [{ kind: "wish", ...wish }, ...found] : found;
  const highlightedIndex = moved ?? (search === "" || options.length === 0 ? -1 : 0);
  return { text, setText, search, options, moved, setMoved, highlightedIndex };
}

/**
 * While text is typed, the first matching option is highlighted. Enter or Tab add it to the areas; Backspace in the empty
 * field removes the last one. Leaving the field otherwise, or with a text that matches no place, changes nothing and keeps
 * the text.
 */
export function useLocationCombobox(props: LocationComboboxProps) {
  const t = useTranslations();
  const { id, location, unknown = [], focused, onChange, onRegion, onTake } = props;
  const { text, setText, search, options, moved, setMoved, highlightedIndex } = useLocationOptions(props);

  const type = (value: string) => {
    setText(value);
    setMoved(null);
  };
  const select = (option: ComboboxOption) => {
    type("");
    if (option.kind === "wish") {
      onTake((filters) => withWish(filters, option.query));
      return;
    }
    if (option.kind === "island") return onRegion();
    const known = location.filter((name) => !unknown.includes(name));
    onChange([...known, locationOf(option)]);
  };
  const remove = (names: readonly string[]) => onChange(location.filter((name) => !names.includes(name)));
  const combobox = useCombobox<ComboboxOption>({
    items: options,
    inputId: id,
    inputValue: text,
    highlightedIndex,
    initialIsOpen: focused,
    selectedItem: null,
    itemToString: (option) => (option === null ? "" : placeLabel(locationOf(option), t)),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex: index }) => setMoved(index < 0 ? null : index),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && select(selectedItem),
    stateReducer: (state, { type, changes }) => {
      // Hovering does not change the option that the keys select.
      if (type === change.ItemMouseMove || type === change.MenuMouseLeave) return state;
      // The library notices only with the next letter that nothing stays selected, and would empty the field again.
      if (type === change.ControlledPropUpdatedSelectedItem) return state;
      if (type === change.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      // What was typed has become an area.
      return changes.selectedItem ? { ...changes, inputValue: "" } : changes;
    },
  });

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "" && location.length > 0) remove(location.slice(-1));
    // While text is typed the first option is highlighted, so the first arrow down must not skip it.
    if (event.key === "ArrowDown" && combobox.isOpen && moved === null && highlightedIndex >= 0) {
      event.preventDefault();
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setMoved(highlightedIndex);
    }
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    const highlighted = combobox.isOpen ? options[highlightedIndex] : undefined;
    // Tab selects only a place, unless the arrow keys chose something else, which may match nothing.
    const isArea = highlighted?.kind === "place" || highlighted?.kind === "island";
    if (highlighted && (isArea || moved !== null)) select(highlighted);
    combobox.closeMenu();
  };
  const clear = () => {
    combobox.closeMenu();
    type("");
    remove(location);
  };
  return { combobox, options, text, search, type, clear, remove, onKeyDown };
}
