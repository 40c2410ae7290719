import { clsx } from "clsx";
import { HomeLink } from "@/components/detail/home-link.client";
import { useLanguage } from "@/components/language/use-language";
import { type HomesPath, homesHref, MAX_COMPARED } from "@/lib/compare/compare-address";
import { localPath } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import { absoluteUrl } from "@/server/site/absolute-url";
import { AddAll, ShareShortlist } from "./homes-actions.client";

/** "2 of 4 homes are no longer listed."; null if all are listed. */
function goneWords(gone: number, all: number, t: Translator): string | null {
  if (gone === 0) return null;
  if (all === 1) return t("comparison.goneOnly");
  return gone === all ? t("comparison.goneAll", { all }) : t("comparison.goneSome", { gone, all });
}

function NoHomes() {
  const { locale, t } = useLanguage();
  return (
    <div className="mt-5 grid max-w-2xl justify-items-start gap-4">
      <p>{t("comparison.none")}</p>
      <a
        href={localPath(locale, "/")}
        className="grid h-12 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        {t("comparison.browse")}
      </a>
    </div>
  );
}

type Props = {
  path: HomesPath;
  heading: string;
  ids: readonly number[];
  /** Those of the ids that were not taken down. */
  listed: readonly number[];
  children: React.ReactNode;
};

/** What a comparison and a shared shortlist have in common: heading, what is gone, actions. */
export function HomesPage({ path, heading, ids, listed, children }: Props) {
  const { locale, t } = useLanguage();
  const gone = goneWords(ids.length - listed.length, ids.length, t);
  const canBeCompared = path === "/shared" && listed.length > 1 && listed.length <= MAX_COMPARED;
  return (
    <main
      id="main"
      className={clsx(
        "mx-auto px-4 pt-3 pb-16 sm:px-6",
        path === "/compare" ? "max-w-6xl" : "max-w-[110rem]",
      )}
    >
      <HomeLink />
      <h1 className="mt-2 font-semibold text-2xl tracking-tight sm:text-3xl">{heading}</h1>
      {gone === null ? null : <p className="mt-2 text-ink-soft">{gone}</p>}
      {listed.length === 0 ? (
        <NoHomes />
      ) : (
        <>
          {path === "/compare" && ids.length === 1 ? (
            <p className="mt-2 text-ink-soft">{t("comparison.addOne")}</p>
          ) : null}
          {/* The outcome appears below the buttons, and takes no space while it is empty. */}
          <div className="my-4 flex flex-wrap items-center gap-2 [&>[role=status]:empty]:absolute [&>[role=status]]:order-1">
            <AddAll ids={listed} />
            {canBeCompared ? (
              <a href={localPath(locale, homesHref("/compare", listed))} className="action-pill">
                {t("compare.compare")}
              </a>
            ) : null}
            <ShareShortlist
              link={absoluteUrl(localPath(locale, homesHref(path, ids)))}
              title={heading}
              label={t("comparison.share")}
            />
          </div>
          {children}
        </>
      )}
    </main>
  );
}
