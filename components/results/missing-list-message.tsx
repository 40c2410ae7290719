import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";
import { EmptyHelp } from "./empty-list";
import { ListStatus } from "./list-status.client";

const LINK = "inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4";

/** Says why a query has no list: its page is past the end, or its location is unknown. */
export function MissingListMessage({ query }: { query: ListQuery | null }) {
  if (query !== null && query.page > 1) {
    return (
      <>
        <ListStatus message={LIST_MESSAGES.empty} />
        <EmptyHelp>
          <p>This list has fewer pages.</p>
          <a href={homeHref({ ...query, page: 1 })} className={LINK}>
            Go to its first page
          </a>
        </EmptyHelp>
      </>
    );
  }
  return (
    <>
      <ListStatus message={LIST_MESSAGES.unknownLocation} />
      <EmptyHelp>
        <p>No listing has named this place. Pick an area from the list, or look at all of Bali.</p>
        <a href="/" className={LINK}>
          Show all rentals
        </a>
      </EmptyHelp>
    </>
  );
}
