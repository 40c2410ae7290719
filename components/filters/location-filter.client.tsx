"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useShowRegion } from "@/components/list-state/map-camera.client";
import { inAreas } from "@/lib/filters/filters";
import { capitalisedName } from "@/lib/places/place-label";
import { alphabeticalCounts } from "@/lib/places/places";
import { Field } from "./filter-field";
import type { LocationCombobox } from "./location-combobox.client";
import { LOCATION_INPUT } from "./location-input";

type Loaded = { Combobox: typeof LocationCombobox; typed: string; focused: boolean };

/** What was typed after the areas that the plain input began with. */
function typedAfter(areas: string, text: string): string {
  return text.startsWith(areas) ? text.slice(areas.length).replace(/^[,\s]+/, "") : text;
}

/**
 * A plain input, with the areas separated by commas, until the visitor points at it or focuses it. Then the combobox loads
 * and takes over the typed text.
 */
export function LocationFilter() {
  const t = useTranslations();
  const id = useId();
  const { filters, setFilters, list } = useHomeState();
  const showRegion = useShowRegion();
  // In Latin letters in every language: without scripts the form sends this text unchanged.
  const areas = filters.location.map(capitalisedName).join(", ");
  const inputRef = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = async () => {
    const { LocationCombobox: Combobox } = await import("./location-combobox.client");
    const input = inputRef.current;
    if (input === null) return;
    const focused = document.activeElement === input;
    // Synchronous, because a key pressed between reading and replacing the input would be lost.
    flushSync(() => setLoaded({ Combobox, typed: typedAfter(areas, input.value), focused }));
  };

  const loadIfFocused = useEffectEvent(() => {
    if (inputRef.current !== null && document.activeElement === inputRef.current) load();
  });
  // React does not hear of a focus that came before its scripts.
  useEffect(() => loadIfFocused(), []);

  return (
    <Field label={t("filters.name.location")} htmlFor={id}>
      {loaded === null ? (
        <input
          key={areas}
          ref={inputRef}
          id={id}
          {...LOCATION_INPUT}
          placeholder={t("filters.name.location")}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          defaultValue={areas}
          onPointerEnter={load}
          onFocus={load}
          className="control"
        />
      ) : (
        <loaded.Combobox
          id={id}
          location={filters.location}
          unknown={list?.unknownAreas}
          places={list && alphabeticalCounts(list.points, list.counts.location, t)}
          typed={loaded.typed}
          focused={loaded.focused}
          onChange={(names) => setFilters(inAreas(names))}
          onRegion={() => {
            setFilters(inAreas([]));
            showRegion();
          }}
          onTake={(change) => setFilters(change(filters))}
        />
      )}
    </Field>
  );
}
