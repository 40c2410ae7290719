import { notFound, permanentRedirect } from "next/navigation";
import { RentalDetail } from "@/components/detail/rental-detail";
import { rentalBySlugOrId } from "@/lib/rentals/queries";
import { rentalParam } from "@/lib/rentals/rental-param";
import { rentalPath } from "@/lib/rentals/rental-path";

export const ensureStatic = "navigation";

/** One parameter that is no slug, so that a build reads nothing. */
export function generateStaticParams() {
  return [{ slug: "-" }];
}

export default async function RentalPage({ params }: PageProps<"/rental/[slug]">) {
  const param = rentalParam((await params).slug);
  const rental = param === null ? null : await rentalBySlugOrId(param);
  if (rental === null) notFound();
  if (rental.slug !== null && rental.slug !== param) permanentRedirect(rentalPath(rental));
  return <RentalDetail rental={rental} />;
}
