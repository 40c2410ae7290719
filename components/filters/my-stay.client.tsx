"use client";

import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMyStay } from "@/components/stay/use-my-stay.client";
import { stayLabel } from "@/lib/filters/options";
import { shortDate } from "@/lib/rentals/posting-date";
import { isPet, type MyStay, PEOPLE, PETS, stayFilters } from "@/lib/stay/my-stay";
import { changeMyStay } from "@/stores/my-stay";
import { SelectFilter } from "./select-filter.client";

const PEOPLE_OPTIONS = [
  { value: "", label: "Any" },
  ...PEOPLE.map((count) => ({ value: String(count), label: String(count) })),
];

const PET_OPTIONS = [
  { value: "", label: "No pet" },
  ...Object.entries(PETS).map(([value, label]) => ({ value, label })),
];

/** Who stays narrows no list. */
const NO_FILTER = { counts: null, isBeside: true };

/** "10 Dec, 3 months, 2 people, small dog" */
function stayLabelOf({ from, months, people, pet }: MyStay): string {
  return [
    from === null ? null : shortDate(from),
    months === null ? null : stayLabel(months),
    people === null ? null : `${people} ${people === 1 ? "person" : "people"}`,
    pet === null ? null : PETS[pet].toLowerCase(),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** Stores what the filters say of the stay once the visitor changes it; a link that somebody shared says nothing of theirs. */
function useStoredFilters({
  available: from,
  stay: months,
}: {
  available: string | null;
  stay: MyStay["months"];
}) {
  const shown = useRef({ from, months });
  useEffect(() => {
    const before = shown.current;
    shown.current = { from, months };
    if (from !== null && from !== before.from) changeMyStay({ from });
    if (months !== null && months !== before.months) changeMyStay({ months });
  }, [from, months]);
}

/** Who stays, beside the filters that say from when and for how long: stored on the device, for every home that follows. */
export function MyStayFields() {
  const { filters, setFilters } = useHomeState();
  const stay = useMyStay();
  useStoredFilters(filters);
  const wanted = stayFilters(stay, filters);
  const isUsed =
    (wanted.available ?? filters.available) === filters.available &&
    (wanted.stay ?? filters.stay) === filters.stay &&
    (stay.pet === null || filters.includes.includes("pets"));
  const label = stayLabelOf(stay);
  const choosePet = (value: string) => {
    const pet = isPet(value) ? value : null;
    changeMyStay({ pet });
    if (pet !== null) setFilters(stayFilters({ from: null, months: null, people: null, pet }, filters));
  };
  return (
    <>
      <SelectFilter
        {...NO_FILTER}
        label="People"
        value={String(stay.people ?? "")}
        options={PEOPLE_OPTIONS}
        onChange={(value) =>
          changeMyStay({ people: PEOPLE.find((count) => String(count) === value) ?? null })
        }
      />
      <SelectFilter
        {...NO_FILTER}
        label="Pet"
        value={stay.pet ?? ""}
        options={PET_OPTIONS}
        onChange={choosePet}
      />
      {label === "" ? null : (
        <button
          type="button"
          onClick={() =>
            isUsed ? changeMyStay({ from: null, months: null, people: null, pet: null }) : setFilters(wanted)
          }
          aria-label={isUsed ? "Forget my stay" : `Use my stay: ${label}`}
        >
          {isUsed ? "Forget" : "Use my stay"}
        </button>
      )}
    </>
  );
}
