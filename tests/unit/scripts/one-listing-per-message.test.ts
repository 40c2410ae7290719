import { oneListingPerMessage } from "@/scripts/import/import-listings.ts";
import { rental } from "./rows";

it("keeps a message id only on the first listing that has it", () => {
  const of = (id: number, source_channel_name: string | null, message_id: number | null) =>
    rental({ id, source_channel_name, message_id });
  const rows = [
    of(1, "a", 5),
    of(2, "b", 5),
    of(3, "a", 5),
    of(4, null, 5),
    of(5, "a", null),
    of(6, "a", null),
  ];
  const messages = oneListingPerMessage(rows).map(({ message_id }) => message_id);
  expect(messages).toEqual([5, 5, null, 5, null, null]);
});
