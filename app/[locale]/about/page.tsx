import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SiteContact } from "@/components/site/site-contact";
import { TextPage, TextSection } from "@/components/site/text-page";
import { daysShown } from "@/lib/rentals/live";
import { siteName } from "@/server/site/site-settings";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("about.title"), description: t("about.description") };
}

export default function AboutPage() {
  const t = useTranslations();
  return (
    <TextPage heading={t("about.heading", { site: siteName() })}>
      <TextSection id="about" heading={t("about.what")}>
        <p>{t("about.whatGathers", { site: siteName() })}</p>
        <p>{t("about.whatSee")}</p>
      </TextSection>
      <TextSection id="sources" heading={t("about.sources")}>
        <p>{t("about.sourcesPosts")}</p>
        <p>{t("about.sourcesDays", { days: daysShown() })}</p>
      </TextSection>
      <TextSection id="takedown" heading={t("about.takedown")}>
        <p>{t("about.takedownAny")}</p>
        <ul className="list-disc space-y-2 pl-6">
          <li>{t("about.takedownDelete")}</li>
          <li>{t("about.takedownReply")}</li>
          <li>{t("about.takedownWrite")}</li>
        </ul>
      </TextSection>
      <TextSection id="contact" heading={t("about.contact")}>
        <SiteContact />
      </TextSection>
    </TextPage>
  );
}
