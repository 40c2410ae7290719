"use client";

import { useEffect, useRef, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { moreParsers } from "@/lib/filters/more-filters";
import { INCLUDES, type Include } from "@/lib/filters/options";
import { canonicalQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";

type Late = typeof import("./late-filters.client");

/** Set filters without a control in the form so far, so that a form without scripts keeps them. */
function HiddenValues({ query, items }: { query: string; items: readonly Include[] }) {
  const { includes } = useHomeState().filters;
  const set = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(moreParsers, name));
  const ticked = items.filter((item) => includes.includes(item)).map((item) => ["includes", item]);
  return [...set, ...ticked].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/**
 * The visitor's stay, and filters that fewer people ask for. Loaded once they are seen; without JavaScript, or if that
 * fails, all filters are on a page of their own (docs/behaviour.md, F32).
 */
export function LateControls({ openItems, children }: { openItems: number; children: React.ReactNode }) {
  const { locale, t } = useLanguage();
  const { filters } = useHomeState();
  const query = canonicalQuery(filters);
  const [late, setLate] = useState<Late | "failed" | null>(null);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (ref.current === null) return;
    // On a phone they are not seen before the sheet is opened.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import("./late-filters.client").then(setLate, () => setLate("failed"));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const loaded = typeof late === "object" ? late : null;
  return (
    <>
      <details ref={ref} className="js-only">
        <summary>{t("filters.more")}</summary>
        {loaded && <loaded.MoreFilters openItems={openItems} />}
      </details>
      {loaded ? null : <HiddenValues query={query} items={INCLUDES.slice(openItems)} />}
      <a
        href={localPath(locale, `/filters?${query}`)}
        className={late === "failed" ? undefined : "nojs-only"}
      >
        {t("filters.moreFilters")}
      </a>
      {children}
      <div className="my-stay js-only">{loaded && <loaded.MyStayFields />}</div>
    </>
  );
}
