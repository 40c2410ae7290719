import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SiteContact } from "@/components/site/site-contact";
import { TextPage, TextSection } from "@/components/site/text-page";
import { SITE_NAME } from "@/lib/text/site-name";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("about.title"), description: t("about.description") };
}

export default function AboutPage() {
  const t = useTranslations();
  return (
    <TextPage heading={t("about.heading", { site: SITE_NAME })}>
      <TextSection id="about" heading={t("about.what")}>
        <p>{t("about.whatGathers", { site: SITE_NAME })}</p>
        <p>{t("about.whatSee")}</p>
      </TextSection>
      <TextSection id="sources" heading={t("about.sources")}>
        <p>{t("about.sourcesPosts")}</p>
        <p>{t("about.sourcesDays")}</p>
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
