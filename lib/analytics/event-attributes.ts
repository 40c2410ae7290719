/** What the analytics service counts on a detail screen (SPEC section 2). */
export type DetailEvent = "contact-click" | "source-click" | "location-click" | "share-click" | "like-click";

/** Attributes that make a click on an element an event of the analytics script, with the rental it is about. */
export function eventAttributes(event: DetailEvent, rentalId: number) {
  return { "data-umami-event": event, "data-umami-event-rental": rentalId };
}
