import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageStatus } from "@/components/fallback/page-status";
import { missingMetadata } from "@/server/discovery/page-metadata";
import { UnreadScreen } from "./islands.client";

export async function unreadMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return missingMetadata(t("errors.heading"));
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
