/** What a picture or video of a listing is to who cannot see it: "Photo 2 of 8: {title}". */
export function mediaLabel(index: number, total: number, title: string): string {
  return total === 1 ? `Photo: ${title}` : `Photo ${index + 1} of ${total}: ${title}`;
}
