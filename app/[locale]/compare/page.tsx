import type { Metadata } from "next";
import { ComparedHomes } from "@/components/compare/compare-table";
import { HomesPage } from "@/components/compare/homes-page";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { parseHomeIds } from "@/lib/compare/compare-address";
import { readOr } from "@/server/data/unread";
import { homesHeading, homesMetadata } from "@/server/discovery/compare-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { type ComparedHome, findCompared } from "@/server/search/find-compared";
import { UnreadPage, unreadMetadata } from "../unread-page";
import "@/components/compare/compare.css";

type Props = PageProps<"/[locale]/compare">;

/** The middleware redirects to the canonical address. */
async function homeIds({ searchParams }: Props): Promise<number[]> {
  return parseHomeIds((await searchParams).ids);
}

const listedIn = (homes: readonly ComparedHome[]) => homes.flatMap(({ rental }) => rental ?? []);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const ids = await homeIds(props);
  const page = await readOr(() => findCompared(ids.join(",")));
  if (page === "unread") return unreadMetadata();
  const [first = null] = listedIn(page.homes);
  return homesMetadata("/compare", ids, first, languageOf(await currentLocale()));
}

export default async function ComparePage(props: Props) {
  const ids = await homeIds(props);
  const page = await readOr(() => findCompared(ids.join(",")));
  if (page === "unread") return <UnreadPage />;
  const { t } = languageOf(await currentLocale());
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
