import { useTranslations } from "next-intl";
import { OwnerText } from "@/components/site/owner-text";
import { SiteContact } from "@/components/site/site-contact";
import { TextPage, TextSection } from "@/components/site/text-page";
import { textPageMetadata } from "@/server/discovery/page-metadata";
import { absoluteUrl } from "@/server/site/absolute-url";
import { siteName, siteSettings } from "@/server/site/site-settings";

export const generateMetadata = () => textPageMetadata("/about");

export default function AboutPage() {
  const t = useTranslations();
  const owner = siteSettings().owner?.name;
  return (
    <TextPage heading={t("about.heading", { site: siteName() })}>
      <OwnerText name="about">
        <TextSection id="about" heading={t("about.what")}>
          <p>{t("about.whatGathers", { site: siteName() })}</p>
          <p>{t("about.whatSee")}</p>
        </TextSection>
      </OwnerText>
      <TextSection id="takedown" heading={t("about.takedown")}>
        <p>{t("about.takedownAny")}</p>
        <ul className="list-disc space-y-2 pl-6">
          <li>{t("about.takedownDelete")}</li>
          <li>{t("about.takedownReply")}</li>
          <li>{t("about.takedownWrite")}</li>
        </ul>
      </TextSection>
      <TextSection id="assistants" heading={t("about.assistants")}>
        <p>
          {t.rich("about.assistantsAsk", {
            address: absoluteUrl("/mcp"),
            code: (words) => <code className="break-all">{words}</code>,
          })}
        </p>
      </TextSection>
      <TextSection id="contact" heading={t("about.contact")}>
        {owner === undefined ? null : <p>{t("about.contactRunBy", { name: owner })}</p>}
        <SiteContact />
      </TextSection>
    </TextPage>
  );
}
