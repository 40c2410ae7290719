"use client";

import { isPlainClick } from "@/components/ui/card-link";
import { type StatedItem, wordsId } from "@/lib/facts/stated-items";

/**
 * On the page the browser follows the fragment. In the modal the address must stay, because it leads back to the list,
 * so the words are focused instead.
 */
function showWords(event: React.MouseEvent<HTMLAnchorElement>) {
  const { currentTarget: link } = event;
  const words = link.closest("article")?.querySelector<HTMLElement>(link.hash);
  if (!words || !isPlainClick(event)) return;
  words.closest("details")?.setAttribute("open", "");
  if (link.closest("dialog") === null) return;
  event.preventDefault();
  words.tabIndex = -1;
  words.focus({ preventScroll: true });
  words.scrollIntoView({ block: "center" });
}

type Props = { item: StatedItem; className: string; children: React.ReactNode };

export function WordsLink({ item, className, children }: Props) {
  return (
    <a href={`#${wordsId(item)}`} onClick={showWords} className={className}>
      {children}
    </a>
  );
}
