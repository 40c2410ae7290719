import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { z } from "zod";
import { testOnOwnSite } from "./own-site.ts";
import { idsOnAllPages, listHeader, readPage } from "./raw-page.ts";

const FILE = fileURLToPath(new URL("../../../shared/data/listings.json", import.meta.url));

const test = testOnOwnSite(() => ({ args: ["--listings", FILE, "--as-of", "now"] }));
test.describe.configure({ mode: "default" });
test.skip(!existsSync(FILE), `${FILE} is not there`);
