import { STAYS, type Stay } from "@/lib/time/stays";

/** The months of a stay in the form in which it is stored; null if they are not said. Apart, for pages that need no filters. */
export function storedMonths(text: string | null): Stay | null {
  const months = new URLSearchParams(text ?? "").get("months");
  return STAYS.find((count) => String(count) === months) ?? null;
}
