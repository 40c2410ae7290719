import { useTranslations } from "next-intl";

/**
 * Fades the picture in over a gradient of its colours, so that nothing waits for it. Its own layer (`will-change`) avoids a
 * repaint that browsers would count as the largest contentful paint. If the script does not run, as after a client
 * navigation, the picture simply appears. Terse, because the page contains it twice.
 */
const FADE_IN =
  'let i=document.currentScript.previousSibling.lastChild;i.naturalWidth||(i.style.opacity=0,i.onload=()=>i.style.opacity="")';

export function Hero() {
  const t = useTranslations();
  return (
    <section aria-labelledby="hero-heading" className="hero relative isolate overflow-hidden">
      <picture>
        <source media="(width < 48rem)" srcSet="/hero-small.webp" />
        <img
          src="/hero.webp"
          alt=""
          width={2000}
          height={900}
          fetchPriority="low"
          decoding="async"
          suppressHydrationWarning
          className="absolute inset-0 -z-10 size-full object-cover transition-opacity duration-700 will-change-[opacity]"
        />
      </picture>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: `{${FADE_IN}}` }} />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-paper/74 to-paper/74 max-sm:dark:from-paper/80 max-sm:dark:to-paper/80 sm:from-paper/80 sm:to-paper/80 xl:from-58% xl:from-paper/88 xl:to-92% xl:to-paper/10" />
      {/* Low, two lines on phones, so that the first screen also shows rentals and the map. */}
      <div className="mx-auto max-w-[110rem] items-center gap-x-10 px-4 py-2.5 sm:px-6 sm:py-6 max-lg:short:flex max-lg:short:flex-wrap max-lg:short:py-2.5">
        <div>
          <h1
            id="hero-heading"
            className="font-extrabold text-xl tracking-tight text-balance sm:text-4xl max-lg:short:text-2xl"
          >
            {t("hero.heading")}
          </h1>
          <h2 className="font-bold text-leaf text-sm sm:mt-2 sm:text-xl max-lg:short:mt-0 max-lg:short:text-base lg:mt-1">
            {t("meta.tagline")}
          </h2>
        </div>
        <p className="max-w-prose text-ink text-sm max-sm:sr-only sm:mt-2 sm:text-base max-lg:short:mt-0 max-lg:short:flex-[1_1_16rem] max-lg:short:text-sm lg:mt-1">
          {t("meta.description")}
        </p>
      </div>
    </section>
  );
}
