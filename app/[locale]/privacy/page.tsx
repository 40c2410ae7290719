import type { Metadata } from "next";
import { TextPage, TextSection } from "@/components/site/text-page";
import { privacyStatements } from "@/server/reporting/privacy-statements";

export const metadata: Metadata = {
  title: "Privacy: what stays on your device",
  description:
    "No accounts and no cookies: what this site keeps on your device, who learns what of a visit, and what it shows of an advert.",
};

/** Written out in full, because the build inlines only literal `process.env.NAME` expressions. */
const SETTINGS = {
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_SENTRY_PERSONAL_DATA: process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA,
  NEXT_PUBLIC_ANALYTICS_URL: process.env.NEXT_PUBLIC_ANALYTICS_URL,
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: process.env.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
  NEXT_PUBLIC_ANALYTICS_COLLECT_URL: process.env.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
  NEXT_PUBLIC_ANALYTICS_RESPECT_DNT: process.env.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
  NEXT_PUBLIC_MAP_TILE_URL: process.env.NEXT_PUBLIC_MAP_TILE_URL,
};

export default function PrivacyPage() {
  return (
    <TextPage heading="Privacy">
      <TextSection id="device" heading="What stays on your device">
        <p>
          There are no accounts, and this site sets no cookies. What you like, hide, note down and have seen,
          your currency and the language of your messages are stored in your browser. To show liked rentals,
          the site is asked for their numbers. Clear this site's data in your browser, and all of it is gone.
        </p>
        <p>Messages to those who let a home are opened in your own app. The site sends and keeps none.</p>
      </TextSection>
      <TextSection id="visit" heading="Who learns what of a visit">
        <ul className="list-disc space-y-2 pl-6">
          {privacyStatements(SETTINGS).map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="adverts" heading="What adverts say of people">
        <p>
          A rental shows its advert as it was posted in a Telegram channel, with the contact that its poster
          gave. Link previews and search engines get no phone number. Whoever posted an advert can{" "}
          <a href="/about#takedown" className="font-semibold text-leaf underline underline-offset-4">
            have it taken down
          </a>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}
