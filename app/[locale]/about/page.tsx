import type { Metadata } from "next";
import { SiteContact } from "@/components/site/site-contact";
import { TextPage, TextSection } from "@/components/site/text-page";
import { SITE_NAME } from "@/lib/text/site-name";

export const metadata: Metadata = {
  title: "About: where listings come from",
  description:
    "What this site does, where its monthly rentals on Bali come from, how an advert is taken down, and whom to write to.",
};

export default function AboutPage() {
  return (
    <TextPage heading={`About ${SITE_NAME}`}>
      <TextSection id="about" heading="What this is">
        <p>
          {SITE_NAME} gathers adverts of homes on Bali that are let by the month, so that they can be
          searched, seen on a map and compared. It lets no homes itself, takes no bookings and no money, and
          has no accounts.
        </p>
        <p>
          Always see a home, and who lets it, before you pay anything. What is known against paying early
          stands on the page of each rental.
        </p>
      </TextSection>
      <TextSection id="sources" heading="Where listings come from">
        <p>
          From posts in Telegram channels. Rent, area, rooms and what is included are read from the words of
          each advert by rules, which can err: the advert itself stands on the page of each rental, with a
          link to its post. What an advert does not say is shown as not stated.
        </p>
        <p>A list shows the posts of the last 30 days. Posts of the same home are joined.</p>
      </TextSection>
      <TextSection id="takedown" heading="Take my advert down">
        <p>Any one of these is enough:</p>
        <ul className="list-disc space-y-2 pl-6">
          <li>Delete your post in the channel. The listing ends when the channel is read next.</li>
          <li>Reply “taken” to your post, if the home is let.</li>
          <li>
            Write to us with the link of the rental, as below, and with something that shows that the advert
            is yours. We then delete its text, contact and photos for good, and it stays out when it is posted
            again.
          </li>
        </ul>
      </TextSection>
      <TextSection id="contact" heading="Contact">
        <SiteContact />
      </TextSection>
    </TextPage>
  );
}
