import { test } from "./site.ts";
import "./list-index.ts";
import "./lazy-cards.ts";

// The tests share one site.
test.describe.configure({ mode: "default" });
