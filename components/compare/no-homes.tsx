import { COMPARE_WORDS } from "@/lib/compare/compare-words";

/** Replaces a comparison that has no listed home. */
export function NoHomes() {
  return (
    <div className="mt-5 grid max-w-2xl justify-items-start gap-4">
      <p>{COMPARE_WORDS.none}</p>
      <a
        href="/"
        className="grid h-12 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        {COMPARE_WORDS.browse}
      </a>
    </div>
  );
}
