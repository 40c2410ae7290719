"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Select } from "@/components/ui/select";
import { HOME_STATUSES, MAX_NOTE_LENGTH } from "@/lib/shortlist/home-note";
import { readDraft, writeDraft } from "@/stores/shortlist/note-drafts";
import { saveNote } from "@/stores/shortlist/notes";
import { useShortlist } from "@/stores/shortlist/shortlist-store";

const PAUSE_MS = 500;

type Saving = "idle" | "saved" | "failed";

/**
 * Every change is stored as a draft at once; the note is saved after a pause, and on leaving the field or the page. A draft
 * that could not be saved stays in the field, and is saved when the note is shown next time.
 */
function useNote(id: number) {
  const note = useShortlist(({ notes }) => notes.get(id));
  /** Null while the field shows the saved note. */
  const [draft, setDraft] = useState(() => readDraft(id));
  const [saving, setSaving] = useState<Saving>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = async (change: Parameters<typeof saveNote>[1]) => {
    try {
      await saveNote(id, change);
      setSaving("saved");
      setDraft((now) => (now === change.text ? null : now));
    } catch {
      setSaving("failed");
    }
  };
  const flush = () => {
    clearTimeout(timer.current);
    if (draft !== null) void save({ text: draft });
  };
  const type = (text: string) => {
    setDraft(text);
    writeDraft(id, text);
    setSaving("idle");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save({ text }), PAUSE_MS);
  };
  const saveDraft = useEffectEvent(flush);
  useEffect(() => {
    const onLeave = () => saveDraft();
    saveDraft();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      saveDraft();
    };
  }, []);
  return { text: draft ?? note?.text ?? "", status: note?.status ?? "none", saving, type, flush, save };
}

const FIELD = "min-h-11 w-full rounded-xl border border-edge bg-surface px-3 text-base text-ink sm:text-sm";

/** Stored only on this device. */
export function HomeNotes({ id, title }: { id: number; title: string }) {
  const t = useTranslations();
  const noteId = useId();
  const { text, status, saving, type, flush, save } = useNote(id);
  return (
    <div className="mt-2 grid grid-cols-[8.5rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)] items-start gap-2">
      <Select
        aria-label={t("notes.statusOf", { title })}
        value={status}
        onChange={({ target }) =>
          void save({ status: HOME_STATUSES.find((option) => option === target.value) ?? "none" })
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
        aria-describedby={noteId}
        dir="auto"
        rows={1}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={t("notes.placeholder")}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
        className={`${FIELD} field-sizing-content max-h-40 resize-none py-2.5`}
      />
      <p
        id={noteId}
        role="status"
        className={clsx("col-span-2 text-sm", saving === "failed" ? "text-clay" : "text-ink-soft")}
      >
        {saving === "idle" ? null : t(`notes.${saving}`)}
      </p>
    </div>
  );
}
