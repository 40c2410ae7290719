import { NotFoundMessage } from "@/components/detail/not-found-message";

/** Has no link to the list: the list is behind the modal. */
export default function RentalNotFoundInModal() {
  return <NotFoundMessage />;
}
