import type { Metadata } from "next";
import { RentalCard } from "@/components/card/rental-card";
import { HomesPage } from "@/components/compare/homes-page";
import { RatesProvider } from "@/components/currency/rates.client";
import { CardGrid } from "@/components/results/card-grid";
import { parseHomeIds } from "@/lib/compare/compare-address";
import { toCard } from "@/lib/search/card";
import { readOr } from "@/server/data/unread";
import { homesHeading, homesMetadata } from "@/server/discovery/compare-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { cardContext } from "@/server/search/current-market";
import { findByIds } from "@/server/search/find-rentals";
import { metadataOf, UnreadPage } from "../unread-page";

type Props = PageProps<"/[locale]/shared">;

/** The homes in the order of the address, without those that were taken down. */
async function findShared({ searchParams }: Props) {
  const ids = parseHomeIds((await searchParams).ids);
  return { ids, ...(await findByIds(ids)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(
    () => findShared(props),
    ({ ids, rentals }, language) => homesMetadata("/shared", ids, rentals, language),
  );
}

/** A shortlist that somebody shared (docs/behaviour.md, Q2, Q6). */
export default async function SharedPage(props: Props) {
  const found = await readOr(() => findShared(props));
  if (found === "unread") return <UnreadPage />;
  const { ids, snapshot, rentals } = found;
  const language = await currentLanguage();
  const context = cardContext(snapshot, language);
  return (
    <HomesPage
      path="/shared"
      heading={homesHeading("/shared", ids.length, language.t)}
      ids={ids}
      listed={rentals.map(({ id }) => id)}
    >
      <RatesProvider rates={snapshot.rates.rates}>
        <h2 className="sr-only">{language.t("home.results")}</h2>
        <CardGrid wide>
          {rentals.map((rental) => (
            <li key={rental.id}>
              <RentalCard card={toCard(rental, context)} maximum={null} />
            </li>
          ))}
        </CardGrid>
      </RatesProvider>
    </HomesPage>
  );
}
