"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHomeState } from "@/components/home/home-state.client";
import { alphabeticalCounts } from "@/lib/geo/count-by-place";
import { placeLabel } from "@/lib/geo/place-label";
import { CONTROL, Field } from "./field";
import type { LocationCombobox } from "./location-combobox.client";

type Loaded = { Combobox: typeof LocationCombobox; typed: string; focused: boolean };

/**
 * The location control. Until a visitor turns to it, and without JavaScript, it is a plain field of the form;
 * the list of places and its code come with the first touch, and take over what was typed.
 */
export function LocationFilter({ className }: { className?: string }) {
  const id = useId();
  const { filters, setFilters, list } = useHomeState();
  const inputRef = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = async () => {
    const { LocationCombobox: Combobox } = await import("./location-combobox.client");
    const input = inputRef.current;
    if (input === null) return;
    const focused = document.activeElement === input;
    // At once: a key pressed between reading the field and replacing it would be lost.
    flushSync(() => setLoaded({ Combobox, typed: input.value, focused }));
  };

  return (
    <Field label="Location" htmlFor={id} className={className}>
      {loaded === null ? (
        <input
          key={filters.location}
          ref={inputRef}
          id={id}
          name="location"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={80}
          placeholder="Location"
          defaultValue={placeLabel(filters.location)}
          onPointerEnter={load}
          onFocus={load}
          className={CONTROL}
        />
      ) : (
        <loaded.Combobox
          id={id}
          location={filters.location}
          places={list && alphabeticalCounts(list.points, list.counts.location)}
          typed={loaded.typed}
          focused={loaded.focused}
          onChange={(location) => setFilters({ location })}
        />
      )}
    </Field>
  );
}
