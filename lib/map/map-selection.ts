const NONE: readonly number[] = [];

export function selectedPlaces(
  names: readonly string[] | null,
  points: readonly { name: string }[],
): readonly number[] {
  if (names === null) return NONE;
  return names.map((name) => points.findIndex((point) => point.name === name)).filter((index) => index >= 0);
}
