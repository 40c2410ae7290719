"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SmallChevronIcon } from "@/components/ui/icons";
import type { AskPanel } from "./ask-panel.client";

type Props = React.ComponentProps<typeof AskPanel> & {
  summary: string;
  /** Shown without JavaScript, and until the panel has loaded. */
  children: React.ReactNode;
};

export function AskDisclosure({ summary, children, ...panel }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [Panel, setPanel] = useState<typeof AskPanel | null>(null);
  const [opened, setOpened] = useState(false);
  // If loading fails, `children` stay.
  const load = () =>
    import("./ask-panel.client").then(
      (loaded) => setPanel(() => loaded.AskPanel),
      () => {},
    );
  const onToggle = () => {
    if (ref.current?.open) void load();
    setOpened(ref.current?.open === true);
  };
  const onHydrated = useEffectEvent(onToggle);
  // It may have been unfolded before the page's scripts ran.
  useEffect(() => onHydrated(), []);
  // The button may be at the lower edge of the screen.
  useEffect(() => {
    if (opened && Panel !== null) ref.current?.scrollIntoView({ block: "nearest" });
  }, [opened, Panel]);
  return (
    <details ref={ref} onToggle={onToggle} className="group mt-3 scroll-mb-24">
      <summary
        onPointerEnter={load}
        className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 rounded-3xl border border-leaf px-5 py-2 font-semibold text-leaf transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        {summary}
        <SmallChevronIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-4">{Panel === null ? children : <Panel {...panel} />}</div>
    </details>
  );
}
