import type english from "@/messages/en.json";
import type { Locale as SiteLocale } from "./locales";

declare module "use-intl" {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: typeof english;
  }
}
