import { withRegion } from "../../lib/language/with-region.ts";
import { regionMessages } from "../../lib/region/region-messages.ts";
import own from "../../messages/en.json" with { type: "json" };
import ownIndonesian from "../../messages/id.json" with { type: "json" };
import ownRussian from "../../messages/ru.json" with { type: "json" };

/** All texts by language, as the site shows them. */
export const english = withRegion(own, regionMessages("en"));
export const indonesian = withRegion(ownIndonesian, regionMessages("id"));
export const russian = withRegion(ownRussian, regionMessages("ru"));
