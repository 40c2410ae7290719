/** Defines `matchMedia`, which jsdom lacks: queries match as `isMatch` says, and never change. */
export function installMediaQueries(isMatch: (media: string) => boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isMatch(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
