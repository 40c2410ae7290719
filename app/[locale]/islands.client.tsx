"use client";

export { UnreadScreen } from "@/components/fallback/fallback-screen";
/** See (home)/islands.client.tsx. With the error screens in this module, pages request no extra files for them. */
export { IslandLanguage } from "@/components/language/island-language.client";
export { LanguageLinks, LanguageSwitch } from "@/components/language/language-links.client";
export { BrokenPictures } from "@/components/media/broken-pictures.client";
export { HeaderLikes } from "@/components/site/header-likes.client";
export { StoreHydration } from "@/stores/store-hydration.client";
export { default as PageError } from "./error";
