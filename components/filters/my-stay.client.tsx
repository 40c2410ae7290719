"use client";

import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { isPet, type MyStay, NO_STAY, PEOPLE, PETS, stayFilters } from "@/lib/device/my-stay";
import type { Filters } from "@/lib/filters/filters";
import { stayLabel } from "@/lib/filters/options";
import type { Language } from "@/lib/language/translator";
import { shortDate } from "@/lib/rental/posting-date";
import { changeMyStay, useMyStay } from "@/stores/device-store";
import { SelectField } from "./filter-field";

/** "10 Dec, 3 months, 2 people, small dog" */
function stayLabelOf({ from, months, people, pet }: MyStay, { locale, t }: Language): string {
  return [
    from === null ? null : shortDate(from, locale),
    months === null ? null : stayLabel(months, t),
    people === null ? null : t("myStay.peopleCount", { count: people }),
    pet === null ? null : t(`myStay.pets.${pet}`).toLowerCase(),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** Stored only once the visitor changes it: a shared link says nothing of their stay. */
function useStoredFilters({ available: from, stay: months }: Pick<Filters, "available" | "stay">) {
  const shown = useRef({ from, months });
  useEffect(() => {
    const before = shown.current;
    shown.current = { from, months };
    if (from !== null && from !== before.from) changeMyStay({ from });
    if (months !== null && months !== before.months) changeMyStay({ months });
  }, [from, months]);
}

/** They describe the visitor and do not filter the list. Stored on the device, for every home that follows. */
export function MyStayFields() {
  const language = useLanguage();
  const { t } = language;
  const { filters, setFilters } = useHomeState();
  const stay = useMyStay();
  useStoredFilters(filters);
  const wanted = stayFilters(stay, filters);
  const isUsed =
    (wanted.available ?? filters.available) === filters.available &&
    (wanted.stay ?? filters.stay) === filters.stay &&
    (stay.pet === null || filters.includes.includes("pets"));
  const label = stayLabelOf(stay, language);
  const choosePet = (value: string) => {
    const pet = isPet(value) ? value : null;
    changeMyStay({ pet });
    if (pet !== null) setFilters(stayFilters({ ...NO_STAY, pet }, filters));
  };
  return (
    <>
      <SelectField
        label={t("myStay.people")}
        value={String(stay.people ?? "")}
        options={[
          { value: "", label: t("filters.any") },
          ...PEOPLE.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(value) =>
          changeMyStay({ people: PEOPLE.find((count) => String(count) === value) ?? null })
        }
      />
      <SelectField
        label={t("myStay.pet")}
        value={stay.pet ?? ""}
        options={[
          { value: "", label: t("myStay.noPet") },
          ...PETS.map((pet) => ({ value: pet, label: t(`myStay.pets.${pet}`) })),
        ]}
        onChange={choosePet}
      />
      {label === "" ? null : (
        <button
          type="button"
          onClick={() => (isUsed ? changeMyStay(NO_STAY) : setFilters(wanted))}
          className="note-link"
          aria-label={isUsed ? t("myStay.forgetStay") : t("myStay.useStay", { stay: label })}
        >
          {t(isUsed ? "myStay.forget" : "myStay.use")}
        </button>
      )}
    </>
  );
}
