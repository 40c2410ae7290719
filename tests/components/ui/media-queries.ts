/** jsdom has no media queries. These match as told, and never change. */
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
