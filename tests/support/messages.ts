import { regionMessages } from "../../lib/language/region-messages.ts";
import { withRegion } from "../../lib/language/with-region.ts";
import own from "../../messages/en.json" with { type: "json" };

/** All texts in English, as the site shows them. */
export const english = withRegion(own, regionMessages("en"));
