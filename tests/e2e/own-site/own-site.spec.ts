import { test } from "./site.ts";
// Keep this order: the tests of the settings also look at the published page.
import "./owner-publishes.ts";
import "./own-settings.ts";

// The tests share one site.
test.describe.configure({ mode: "serial" });
