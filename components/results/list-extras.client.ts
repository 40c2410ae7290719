"use client";

import { withLateTexts } from "@/components/language/late-texts.client";
import { MissingWords as MissingWordsOfTexts } from "./missing-list-message.client";
import { NewSince as NewSinceOfTexts } from "./new-since.client";
import { OutsideMap as OutsideMapOfTexts } from "./outside-map.client";
import { ShareList as ShareListOfTexts } from "./share-list.client";

// Parts that no first paint needs, in one chunk: every further chunk adds its name to the first load.
export { entriesOf, parseListIndex } from "@/lib/rental/list-index";
export { saveScrollPosition } from "./save-scroll-position";
export { scrollPageFirst } from "./scroll-page-first";

export const MissingWords = withLateTexts(MissingWordsOfTexts);
export const NewSince = withLateTexts(NewSinceOfTexts);
export const OutsideMap = withLateTexts(OutsideMapOfTexts);
export const ShareList = withLateTexts(ShareListOfTexts);
