// Loaded together: each more file costs its name in the first load.
export { entriesOf, parseListIndex } from "@/lib/rentals/list-index";
export { MissingWords } from "./missing-list-message.client";
export { NewSince } from "./new-since.client";
export { OutsideMap } from "./outside-map.client";
export { saveScrollPosition } from "./save-scroll-position";
export { scrollPageFirst } from "./scroll-page-first";
export { ShareList } from "./share-list.client";
