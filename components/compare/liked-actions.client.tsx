"use client";

import { comparedIds, compareHref } from "@/lib/compare/compare-address";
import { COMPARE_WORDS, compareHeading } from "@/lib/compare/compare-words";
import { PILL } from "./pill";
import { ShareShortlist } from "./share-shortlist.client";

/** Compares or shares the liked rentals, in the order on screen. */
export function LikedActions({ ids }: { ids: readonly number[] }) {
  const compared = comparedIds(ids);
  const href = compareHref(compared);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ids.length > 1 ? (
        <a href={href} className={PILL}>
          {COMPARE_WORDS.compare}
        </a>
      ) : null}
      <ShareShortlist
        link={`${window.location.origin}${href}`}
        title={compareHeading(compared.ids.length)}
        label={COMPARE_WORDS.shareShortlist}
      />
    </div>
  );
}
