import { placeLabel } from "@/lib/geo/place-label";
import { countHeader } from "@/lib/rentals/list-status";

type Props = { count: number; placeName: string | null };

export function ResultsHeader({ count, placeName }: Props) {
  return (
    <p role="status" className="font-medium text-ink-soft">
      {countHeader(count, placeName === null ? null : placeLabel(placeName))}
    </p>
  );
}
