/** Search engines show about this many characters of a title. */
export const MAX_TITLE = 65;

/** Shorter descriptions get a filler. */
export const MIN_DESCRIPTION = 70;
export const MAX_DESCRIPTION = 160;

/** Joins the parts in their order, without those that make the text too long. */
export function joinFitting(
  parts: readonly string[],
  separator: string,
  fits: (text: string) => boolean,
): string {
  return parts.reduce((text, part) => {
    const longer = text === "" ? part : `${text}${separator}${part}`;
    return fits(longer) ? longer : text;
  }, "");
}
