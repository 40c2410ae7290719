import type { Metadata } from "next";
import { ComparedHomes } from "@/components/compare/compare-table";
import { HomesPage } from "@/components/compare/homes-page";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { parseHomeIds } from "@/lib/compare/compare-address";
import { readOr } from "@/server/data/unread";
import { homesHeading, homesMetadata } from "@/server/discovery/compare-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { type ComparedHome, findCompared } from "@/server/search/find-compared";
import { metadataOf, UnreadPage } from "../unread-page";
import "@/components/compare/compare.css";

type Props = PageProps<"/[locale]/compare">;

/** The middleware redirects to the canonical address. */
async function homeIds({ searchParams }: Props): Promise<number[]> {
  return parseHomeIds((await searchParams).ids);
}

const listedIn = (homes: readonly ComparedHome[]) => homes.flatMap(({ rental }) => rental ?? []);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const ids = await homeIds(props);
  return metadataOf(
    () => findCompared(ids.join(",")),
    ({ homes }, language) => homesMetadata("/compare", ids, listedIn(homes), language),
  );
}

export default async function ComparePage(props: Props) {
  const ids = await homeIds(props);
  const page = await readOr(() => findCompared(ids.join(",")));
  if (page === "unread") return <UnreadPage />;
  const { t } = await currentLanguage();
  return (
    <RentalTexts>
      <HomesPage
        path="/compare"
        heading={homesHeading("/compare", ids.length, t)}
        ids={ids}
        listed={listedIn(page.homes).map(({ id }) => id)}
      >
        <ComparedHomes page={page} />
      </HomesPage>
    </RentalTexts>
  );
}
