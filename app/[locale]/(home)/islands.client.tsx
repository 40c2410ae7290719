"use client";

/**
 * All client components of the home screen in one module. Next makes a script file for each layout, page and error screen.
 * Code in the layout's file is not repeated in the others, and empty files are not requested.
 */
export { HomeView } from "@/components/home/home-view.client";
export { ListTexts } from "@/components/language/list-texts.client";
export { FilterLink } from "@/components/list-state/filter-link.client";
export { AreaLinks } from "@/components/results/area-links.client";
export { ListFailure } from "@/components/results/list-failure.client";
export { Results } from "@/components/results/results.client";
export { ListJsonLd } from "@/components/site/list-json-ld.client";
