import type { Fault } from "../runner.ts";
import { dataOfPages } from "./data-of-pages.ts";
import { keptAnswers } from "./kept-answers.ts";
import { lostProcess } from "./lost-process.ts";
import { poisoning } from "./poisoning.ts";
import { takedown } from "./takedown.ts";

/** Three processes of the site behind nginx with deploy/nginx.conf. */
export const DEPLOY: readonly Fault[] = [
  { name: "deploy-process", title: "A process killed behind the proxy", run: lostProcess },
  { name: "deploy-takedown", title: "A listing that was deleted, behind the proxy", run: takedown },
  { name: "deploy-kept", title: "What the proxy keeps, while the site fails", run: keptAnswers },
  { name: "deploy-poison", title: "Hostile requests before a visitor's, behind the proxy", run: poisoning },
  { name: "deploy-data", title: "A page and its data at one address, behind the proxy", run: dataOfPages },
];
