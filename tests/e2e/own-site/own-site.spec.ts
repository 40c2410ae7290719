import { test } from "./site.ts";
// First: the settings are looked at on the page of what it publishes, too.
import "./owner-publishes.ts";
import "./own-settings.ts";

// They share one site.
test.describe.configure({ mode: "serial" });
