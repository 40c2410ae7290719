import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageStatus } from "@/components/fallback/page-status";
import type { Language } from "@/lib/language/translator";
import { readOr } from "@/server/data/unread";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { UnreadScreen } from "./islands.client";

/** The metadata of what `find` finds, or of a page whose data could not be read. */
export async function metadataOf<Found>(
  find: () => Found | Promise<Found>,
  write: (found: Found, language: Language) => Metadata,
): Promise<Metadata> {
  const found = await readOr(find);
  const language = await currentLanguage();
  return found === "unread" ? missingMetadata(language.t("meta.missing.list")) : write(found, language);
}

/** In a dialog, whose list has a status of its own. */
export async function UnreadPart() {
  const t = await getTranslations();
  return <UnreadScreen message={t("list.error")} />;
}

/** For a page whose data could not be read. */
export function UnreadPage() {
  return (
    <main id="main">
      <PageStatus code={503} />
      <UnreadPart />
    </main>
  );
}
