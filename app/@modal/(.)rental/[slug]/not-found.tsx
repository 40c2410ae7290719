import { NotFoundMessage } from "@/components/detail/not-found-message";

export default function RentalNotFoundInModal() {
  return (
    <div className="@container">
      <NotFoundMessage>{null}</NotFoundMessage>
    </div>
  );
}
