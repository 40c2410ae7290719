import type { CopiedRental } from "@/lib/shortlist/rental-copy";
import { sampleCard } from "../../components/home/sample-card";

/** The site's answer for a live rental. A test changes the fields that matter to it. */
export function sampleCopy(id: number, change: Partial<CopiedRental> = {}): CopiedRental {
  return {
    id,
    status: "live",
    card: sampleCard({ id, title: `Home ${id}`, href: `/rental/home-${id}`, media: [`/media/${id}.webp`] }),
    postedAt: "2026-11-20T04:00:00.000Z",
    text: `Home ${id} with a pool`,
    contact: { label: "Made", href: "https://wa.me/6281234567890", note: null },
    source: "https://t.me/channel/1",
    ...change,
  };
}
