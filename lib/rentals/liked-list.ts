/** The header of the liked view. */
export function likedHeader(count: number): string {
  return count === 1 ? "1 liked rental" : `${count} liked rentals`;
}
