import type english from "@/messages/en.json";
// Every region has the same keys; a test compares them.
import type ofRegion from "@/regions/bali/messages/en.json";
import type { Locale as SiteLocale } from "./locales";

declare module "use-intl" {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: typeof english & RegionMessages;
  }
}

export type RegionMessages = typeof ofRegion & { places: { names: string } };
