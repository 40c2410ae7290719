import { StatusMessage } from "@/components/results/status-message";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

export default function LocationNotFound() {
  return (
    <StatusMessage message={LIST_MESSAGES.unknownLocation}>
      <a href="/">Show all rentals</a>
    </StatusMessage>
  );
}
