// Not in hidden-and-seen.ts, because the first load needs only the names.

/** Local storage item with the ids of hidden rentals, "12,34", latest last. */
export const HIDDEN_NAME = "HiddenRentals";

/** Local storage item with the style sheet for hidden and seen rentals; also the id of its element. */
export const STYLE_NAME = "MarkedRentals";
