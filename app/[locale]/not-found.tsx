import { useTranslations } from "next-intl";

/** Short, because it is in the RSC data of every page. Addresses without a page get the screen of app/[locale]/missing instead. */
export default function NotFound() {
  return <h1>{useTranslations()("missing.title")}</h1>;
}
