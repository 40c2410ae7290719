import { NotFoundMessage } from "@/components/detail/not-found-message";

/** Needs no link to the list, which is behind the modal. */
export default function RentalNotFoundInModal() {
  return <NotFoundMessage />;
}
