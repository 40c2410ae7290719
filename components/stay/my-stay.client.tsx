"use client";

import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { LabelledSelect } from "@/components/ui/labelled-select";
import type { Language } from "@/lib/language/translator";
import { shortDate } from "@/lib/rentals/posting-date";
import { isPet, type MyStay, PEOPLE, PETS, stayFilters } from "@/lib/stay/my-stay";
import { stayLabel } from "@/lib/time/stays";
import { changeMyStay } from "@/stores/my-stay";
import { useMyStay } from "./use-my-stay.client";

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
    if (pet !== null) setFilters(stayFilters({ from: null, months: null, people: null, pet }, filters));
  };
  return (
    <>
      <LabelledSelect
        label={t("myStay.people")}
        value={String(stay.people ?? "")}
        onChange={(value) =>
          changeMyStay({ people: PEOPLE.find((count) => String(count) === value) ?? null })
        }
      >
        <option value="">{t("filters.any")}</option>
        {PEOPLE.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </LabelledSelect>
      <LabelledSelect label={t("myStay.pet")} value={stay.pet ?? ""} onChange={choosePet}>
        <option value="">{t("myStay.noPet")}</option>
        {PETS.map((pet) => (
          <option key={pet} value={pet}>
            {t(`myStay.pets.${pet}`)}
          </option>
        ))}
      </LabelledSelect>
      {label === "" ? null : (
        <button
          type="button"
          onClick={() =>
            isUsed ? changeMyStay({ from: null, months: null, people: null, pet: null }) : setFilters(wanted)
          }
          aria-label={isUsed ? t("myStay.forgetStay") : t("myStay.useStay", { stay: label })}
        >
          {t(isUsed ? "myStay.forget" : "myStay.use")}
        </button>
      )}
    </>
  );
}
