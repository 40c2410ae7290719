// Loaded together: each more file costs its name in the first load.
export { entriesOf, parseListIndex } from "@/lib/rentals/list-index";
export { MissingWords } from "./missing-list-message.client";
export { NewSince } from "./new-since.client";
export { saveScrollPosition } from "./save-scroll-position";
