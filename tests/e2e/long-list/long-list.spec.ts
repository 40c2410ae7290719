import { test } from "./site.ts";
import "./list-index.ts";
import "./lazy-cards.ts";

// They share one site.
test.describe.configure({ mode: "default" });
