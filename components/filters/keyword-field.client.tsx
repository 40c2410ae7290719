"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { cleanKeywords } from "@/lib/filters/filters";
import { maximumOf, PRICE_RANGES } from "@/lib/filters/options";
import { mayBeSentence, withWish } from "@/lib/filters/with-wish";
import { compactNumber } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { Field } from "./filter-field";
import { useWish, type Wish } from "./use-wish.client";

/** Pause after the last key press before keywords are searched. */
const DEBOUNCE_MS = 300;
/** Longest wait for the end of a press: if it becomes a drag or opens a menu, no `mouseup` follows. */
const MAX_PRESS_MS = 600;

const sentenceIn = (text: string) => (mayBeSentence(text) ? text : "");

type LineProps = {
  sentence: string;
  wish: Wish | null;
  /** Words that the sentence taken last had and no filter has. */
  left: string;
  onTake: (wish: Wish) => void;
};

/** Below the field: that a sentence can be typed, or the filters that it asks for as one choice (docs/behaviour.md, F33). */
function WishLine({ sentence, wish, left, onTake }: LineProps) {
  const language = useLanguage();
  const { t } = language;
  const { list } = useHomeState();
  const counts = list?.counts.location ?? [];
  const busiest = list?.points[counts.indexOf(Math.max(...counts))];
  const rent = compactNumber(maximumOf(PRICE_RANGES.at(-2) ?? 0), language);
  const example = { place: placeLabel(busiest?.name ?? "", t), rent };
  return (
    <div className="js-only wish-line">
      {sentence === "" && left === "" ? null : (
        <p role="status" className="sr-only">
          {wish ? t("filterFields.asFilters", { filters: wish.label, unread: wish.unread }) : left}
        </p>
      )}
      {wish ? (
        <button type="button" onClick={() => onTake(wish)}>
          {t("filterFields.use", { filters: wish.label })}
        </button>
      ) : null}
      <span>{wish?.unread || left || (wish || !busiest ? "" : t("filterFields.sentence", example))}</span>
    </div>
  );
}

export function KeywordField() {
  const { t } = useLanguage();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { filters, setFilters } = useHomeState();
  const [text, setText] = useState(filters.keywords);
  const [applied, setApplied] = useState(filters.keywords);
  /** Whether typed text has not been searched for yet. */
  const [isTyped, setTyped] = useState(false);
  /** The searched text if it may be a sentence. */
  const [sentence, setSentence] = useState(() => sentenceIn(filters.keywords));
  const wish = useWish(sentence, 0);
  /** Whether Enter was pressed after the last letter. */
  const [isEntered, setEntered] = useState(false);
  const [left, setLeft] = useState("");
  /** The keywords of the entry that this visit to the field has added; going back undoes all of its letters. */
  const ownEntry = useRef<string | null>(null);

  const show = (keywords: string) => {
    setTyped(false);
    setText(keywords);
    setEntered(false);
    setSentence(sentenceIn(keywords));
  };

  // The URL was changed by the history or a chip: show its keywords.
  if (filters.keywords !== applied) {
    setApplied(filters.keywords);
    if (!isTyped && cleanKeywords(text) !== cleanKeywords(filters.keywords)) show(filters.keywords);
  }

  const search = (keywords: string) => {
    if (!isTyped) return;
    setTyped(false);
    setFilters({ keywords }, { history: ownEntry.current === filters.keywords ? "replace" : "push" });
    ownEntry.current = cleanKeywords(keywords);
    setSentence(sentenceIn(keywords));
  };
  const searchAfterPause = useEffectEvent(search);
  const showApplied = useEffectEvent(() => show(applied));

  useEffect(() => {
    if (!isTyped) return;
    let pause = setTimeout(searchAfterPause, DEBOUNCE_MS, text);
    // Search only after the end of a press: a chip that appears earlier would move the pressed element.
    const hold = () => {
      clearTimeout(pause);
      pause = setTimeout(searchAfterPause, MAX_PRESS_MS, text);
    };
    const end = () => searchAfterPause(text);
    // The typed text belongs to the list that the visitor leaves.
    const drop = () => showApplied();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("popstate", drop, options);
    window.addEventListener("mousedown", hold, options);
    window.addEventListener("mouseup", end, options);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [isTyped, text]);

  const take = ({ query, unread }: Wish) => {
    show("");
    setLeft(unread);
    setFilters(withWish({ ...filters, keywords: "" }, query));
    // The pressed button disappears.
    inputRef.current?.focus({ preventScroll: true });
  };

  const takeEntered = useEffectEvent(() => wish && take(wish));
  const isWished = wish !== null;
  useEffect(() => {
    if (isEntered && isWished) takeEntered();
  }, [isEntered, isWished]);

  return (
    <>
      <Field label={t("filters.name.keywords")} htmlFor={id}>
        <input
          ref={inputRef}
          id={id}
          name="keywords"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={160}
          placeholder={t("filters.keywordsExample")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTyped(true);
            setEntered(false);
            setSentence("");
            setLeft("");
          }}
          onFocus={() => {
            ownEntry.current = null;
          }}
          onKeyDown={({ key }) => {
            if (key === "Enter" || key === "Tab") search(text);
            setEntered(key === "Enter");
          }}
          className="control"
        />
      </Field>
      <WishLine {...{ sentence, wish, left }} onTake={take} />
    </>
  );
}
