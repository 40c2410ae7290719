/** The look of the small actions beside a title. */
export const PILL =
  "js-only inline-flex h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm transition-colors hover:bg-sunken active:scale-97";
