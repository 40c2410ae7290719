import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { RentalDetail } from "@/components/detail/rental-detail";
import { findRental, isOwnParam } from "@/lib/rentals/find-rental";
import { liveRentals } from "@/lib/rentals/queries";
import { rentalPath } from "@/lib/rentals/rental-path";
import { rentalMetadata } from "@/lib/seo/rental-metadata";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return rentalMetadata((await params).slug);
}

export default async function RentalInModal({ params }: Props) {
  const { slug } = await params;
  const rental = await findRental(slug);
  if (rental === null) notFound();
  if (!isOwnParam(rental, slug)) permanentRedirect(rentalPath(rental));
  const { readAt } = await liveRentals();
  return <RentalDetail rental={rental} readAt={readAt} />;
}
