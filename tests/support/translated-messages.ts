import { regionMessages } from "../../lib/language/region-messages.ts";
import { withRegion } from "../../lib/language/with-region.ts";
import ownIndonesian from "../../messages/id.json" with { type: "json" };
import ownRussian from "../../messages/ru.json" with { type: "json" };

/** All texts in the other languages. Alone, as nearly every test needs the English ones only. */
export const indonesian = withRegion(ownIndonesian, regionMessages("id"));
export const russian = withRegion(ownRussian, regionMessages("ru"));
