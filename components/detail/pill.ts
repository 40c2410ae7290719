/** The look of the small actions of a listing; on phones they share the width of the bar, which stays low with large text. */
export const PILL =
  "js-only inline-flex h-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm transition-colors hover:bg-sunken active:scale-97 max-sm:h-auto max-sm:min-h-[44px] max-sm:w-full max-sm:px-2";
