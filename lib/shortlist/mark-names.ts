/** In a file of their own, for the first load. The names in local storage of the ids of hidden and of opened rentals, "12,34", the latest last. */
export const HIDDEN_NAME = "HiddenRentals";
export const SEEN_NAME = "SeenRentals";

/** The name of the style that follows from both, ready for the first paint, and of its element. */
export const MARKS_STYLE = "MarkedRentals";
