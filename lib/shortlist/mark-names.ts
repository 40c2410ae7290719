/** In a file of their own, for the first load. The name in local storage of the ids of hidden rentals, "12,34", the latest last. */
export const HIDDEN_NAME = "HiddenRentals";

/** The name of the style that follows from them and from the opened ones, ready for the first paint, and of its element. */
export const MARKS_STYLE = "MarkedRentals";
