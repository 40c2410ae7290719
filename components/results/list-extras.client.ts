// Parts that no first paint needs, in one chunk: every further chunk adds its name to the first load.
export { entriesOf, parseListIndex } from "@/lib/rentals/list-index";
export { MissingWords } from "./missing-list-message.client";
export { NewSince } from "./new-since.client";
export { OutsideMap } from "./outside-map.client";
export { saveScrollPosition } from "./save-scroll-position";
export { scrollPageFirst } from "./scroll-page-first";
export { ShareList } from "./share-list.client";
