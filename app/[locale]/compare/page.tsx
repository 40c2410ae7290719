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
async function findHomes({ searchParams }: Props) {
  return findCompared(parseHomeIds((await searchParams).ids).join(","));
}

const idsOf = (homes: readonly { id: number }[]) => homes.map(({ id }) => id);
const listedIn = (homes: readonly ComparedHome[]) => homes.flatMap(({ rental }) => rental ?? []);

export const generateMetadata = (props: Props) =>
  metadataOf(
    () => findHomes(props),
    ({ homes }, language) => homesMetadata("/compare", idsOf(homes), listedIn(homes), language),
  );

export default async function ComparePage(props: Props) {
  const page = await readOr(() => findHomes(props));
  if (page === "unread") return <UnreadPage />;
  const { t } = await currentLanguage();
  const ids = idsOf(page.homes);
  return (
    <RentalTexts>
      <HomesPage
        path="/compare"
        heading={homesHeading("/compare", ids.length, t)}
        ids={ids}
        listed={idsOf(listedIn(page.homes))}
      >
        <ComparedHomes page={page} />
      </HomesPage>
    </RentalTexts>
  );
}
