import { NotFoundMessage } from "@/components/detail/not-found-message";

/** The list that the card was on lies behind: it is one click away. */
export default function RentalNotFoundInModal() {
  return <NotFoundMessage />;
}
