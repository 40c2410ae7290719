import { test } from "./site.ts";
// Keep this order: the first needs a site that has not read the texts, the prices need all listings of the demo.
import "./first-read.ts";
import "./no-rates.ts";
import "./new-since.ts";
import "./refreshes.ts";
import "./takedown.ts";

// The tests share one site, because starting it takes longer than most of them.
test.describe.configure({ mode: "default" });
