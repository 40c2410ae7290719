import { ChannelTable } from "@/components/site/channel-table";
import { OwnerText } from "@/components/site/owner-text";
import { TextLink, TextPage, TextSection } from "@/components/site/text-page";
import { channelSources } from "@/lib/rental/channel-sources";
import { daysShown } from "@/lib/rental/live";
import { snapshot } from "@/server/data/snapshot";
import { readOr } from "@/server/data/unread";
import { textPageMetadata } from "@/server/discovery/page-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { serverEnv } from "@/server/site/server-env";
import { UnreadPage } from "../unread-page";

export const generateMetadata = () => textPageMetadata("/sources");

export default async function SourcesPage() {
  const { t } = await currentLanguage();
  const live = await readOr(snapshot);
  if (live === "unread") return <UnreadPage />;
  return (
    <TextPage heading={t("sources.heading")}>
      <OwnerText name="sources">
        <p className="mt-6">{t("sources.posts")}</p>
        <p className="mt-3">{t("sources.days", { days: daysShown() })}</p>
      </OwnerText>
      <TextSection id="channels" heading={t("sources.channels")}>
        <ChannelTable sources={channelSources(live.rentals)} />
      </TextSection>
      <TextSection id="map" heading={t("sources.map")}>
        <p>
          {t.rich("sources.mapLicence", {
            link: (text) => <TextLink href={process.env.REGION_MAPSOURCE ?? ""}>{text}</TextLink>,
          })}
        </p>
      </TextSection>
      <TextSection id="rates" heading={t("sources.rates")}>
        <p>{t("sources.ratesOf", { host: new URL(serverEnv.exchangeRateUrl()).host })}</p>
      </TextSection>
    </TextPage>
  );
}
