import { OtherRentals } from "@/components/detail/other-rentals";
import { RentalDetail } from "@/components/detail/rental-detail";
import { RentalNotFoundInModal } from "@/components/detail/rental-not-found";
import { rentalPageOf } from "../../../rental/rental-page";
import { UnreadPart } from "../../../unread-page";

export { generateMetadata } from "../../../rental/rental-page";

export default async function RentalInModal({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const page = await rentalPageOf(slug);
  if (page === "unread") return <UnreadPart />;
  if (page === null) return <RentalNotFoundInModal />;
  return (
    <>
      <RentalDetail {...page} />
      <div className="max-sm:pb-20">
        <OtherRentals {...page} />
      </div>
    </>
  );
}
