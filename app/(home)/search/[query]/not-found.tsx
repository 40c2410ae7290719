import { EmptyHelp } from "@/components/results/empty-help";
import { ListStatus } from "@/components/results/list-status.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

export default function LocationNotFound() {
  return (
    <>
      <ListStatus message={LIST_MESSAGES.unknownLocation} />
      <EmptyHelp>
        <p>No listing has named this place. Pick an area from the list, or look at all of Bali.</p>
        <a href="/" className="font-semibold text-leaf underline underline-offset-4">
          Show all rentals
        </a>
      </EmptyHelp>
    </>
  );
}
