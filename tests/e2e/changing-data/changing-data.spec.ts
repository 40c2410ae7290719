import { test } from "./site.ts";
// In this order: the first needs a site that has read no text, the prices all listings of the demo.
import "./first-read.ts";
import "./no-rates.ts";
import "./new-since.ts";
import "./refreshes.ts";
import "./takedown.ts";

// They share one site: starting it takes longer than most of them.
test.describe.configure({ mode: "default" });
