"use client";

/** As in (home)/islands.client.tsx: with the error screens here, no page asks for files of theirs. */
export { BrokenPictures } from "@/components/media/broken-pictures.client";
export { HeaderLikes } from "@/components/site/header-likes.client";
export { StoreHydration } from "@/stores/store-hydration.client";
export { default as PageError } from "./error";
export { default as RootError } from "./global-error";
