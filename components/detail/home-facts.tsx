import { kindLabel } from "@/lib/rentals/kind-label";
import type { Rental } from "@/lib/rentals/rental";
import { roomsLabel } from "@/lib/rentals/rooms-label";
import { DetailLocation } from "./detail-location";

type FactProps = { term: string; children: React.ReactNode };

function Fact({ term, children }: FactProps) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-26 text-ink-soft text-sm leading-6 @2xl:w-32">{term}</dt>
      <dd className="min-w-0 flex-1 basis-36 leading-6 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The facts of a home; what the advert does not say is left out, except for amenities (SPEC section 2). */
export function HomeFacts({ rental }: { rental: Rental }) {
  const { bedrooms, bathrooms, property_type, amenities } = rental;
  const rooms = roomsLabel(bedrooms, bathrooms);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Fact term="Location">
        <DetailLocation rental={rental} />
      </Fact>
      {rooms === "" ? null : <Fact term="Rooms">{rooms}</Fact>}
      {property_type === null ? null : <Fact term="Type">{kindLabel(property_type)}</Fact>}
      <Fact term="Amenities">{amenities.length === 0 ? "N/A" : amenities.join(", ")}</Fact>
    </dl>
  );
}
