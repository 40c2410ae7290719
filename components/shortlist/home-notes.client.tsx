"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Select } from "@/components/ui/select";
import { HOME_STATUSES, type HomeNote, MAX_NOTE_LENGTH } from "@/lib/device/device-state";
import { changeNote, isStored, useDeviceStore } from "@/stores/device-store";

const FIELD = "min-h-11 w-full rounded-xl border border-edge bg-surface px-3 text-base text-ink sm:text-sm";

type Props = { id: number; title: string; children?: React.ReactNode };

/** A note and a status for a liked rental, stored on this device as they are typed (docs/behaviour.md, K8). */
export function HomeNotes({ id, title, children }: Props) {
  const t = useTranslations();
  const outcomeId = useId();
  const note = useDeviceStore(({ notes }) => notes[id]);
  const [outcome, setOutcome] = useState<"saved" | "failed" | null>(null);
  const change = (changed: Partial<HomeNote>) => {
    changeNote(id, changed);
    setOutcome(isStored() ? "saved" : "failed");
  };
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-2">
      <Select
        aria-label={t("notes.statusOf", { title })}
        value={note?.status ?? "none"}
        onChange={({ target }) =>
          change({ status: HOME_STATUSES.find((option) => option === target.value) ?? "none" })
        }
        className={FIELD}
      >
        {HOME_STATUSES.map((option) => (
          <option key={option} value={option}>
            {t(`notes.status.${option}`)}
          </option>
        ))}
      </Select>
      <textarea
        aria-label={t("notes.noteOn", { title })}
        aria-describedby={outcomeId}
        dir="auto"
        rows={1}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={t("notes.placeholder")}
        value={note?.text ?? ""}
        onChange={({ target }) => change({ text: target.value })}
        className={`${FIELD} field-sizing-content max-h-40 resize-none py-2.5`}
      />
      <p
        id={outcomeId}
        role="status"
        className={clsx("col-span-full text-sm", outcome === "failed" ? "text-clay" : "text-ink-soft")}
      >
        {outcome === null ? null : t(`notes.${outcome}`)}
      </p>
      {children}
    </div>
  );
}
