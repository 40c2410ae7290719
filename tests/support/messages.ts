import { withRegion } from "../../lib/language/with-region.ts";
import { regionMessages } from "../../lib/region/region-messages.ts";
import own from "../../messages/en.json" with { type: "json" };

/** All texts in English, as the site shows them. */
export const english = withRegion(own, regionMessages("en"));
