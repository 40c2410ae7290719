"use client";

/**
 * The islands of the home screen behind one door. The framework makes a file of scripts for each layout, page and error
 * screen; what the layout's file has, the others do not repeat, and a file that would be empty is not asked for.
 */
export { NotFoundWithBody } from "@/components/fallback/not-found-with-body.client";
export { HomeView } from "@/components/home/home-view.client";
export { FilterLink } from "@/components/list-state/filter-link.client";
export { HomeStateProvider } from "@/components/list-state/home-state.client";
export { AreaLinks } from "@/components/results/area-links.client";
export { CopyFeed } from "@/components/results/copy-feed.client";
export { ListStatus } from "@/components/results/list-status.client";
export { MissingList } from "@/components/results/missing-list.client";
export { PublishMissingList } from "@/components/results/publish-list.client";
export { Results } from "@/components/results/results.client";
export { ListJsonLd } from "@/components/site/list-json-ld.client";
export { default as ListError } from "./search/[query]/error";
