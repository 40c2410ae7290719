import { test } from "./site.ts";
import "./new-since.ts";
import "./refreshes.ts";
import "./takedown.ts";

// The tests share one site, because starting it takes longer than most of them.
test.describe.configure({ mode: "default" });
