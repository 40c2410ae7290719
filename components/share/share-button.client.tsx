"use client";

import { useId, useRef, useState } from "react";
import { PILL } from "@/components/detail/pill";
import { eventAttributes } from "@/lib/analytics/event-attributes";
import { ShareIcon } from "./share-icon";
import { SharePanel } from "./share-panel.client";
import { useDismiss } from "./use-dismiss";

type Props = { id: number; title: string; link: string };

/** The share popover (SPEC section 2): opens below its button, closes on Escape and on a click elsewhere. */
export function ShareButton({ id, title, link }: Props) {
  const panelId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismiss(ref, isOpen, () => setIsOpen(false));
  return (
    <div ref={ref} className="max-sm:flex-1 sm:relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        {...eventAttributes("share-click", id)}
        className={PILL}
      >
        <ShareIcon />
        Share
      </button>
      {isOpen ? <SharePanel id={panelId} title={title} link={link} rentalId={id} /> : null}
    </div>
  );
}
