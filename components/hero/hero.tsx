import { SITE_DESCRIPTION, SITE_TAGLINE } from "@/lib/site/site";

/** The landing banner (SPEC section 1): text over a faded picture. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="relative isolate overflow-hidden">
      <picture>
        <source media="(width < 48rem)" srcSet="/hero-small.webp" />
        <img
          src="/hero.webp"
          alt=""
          width={2000}
          height={900}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-paper/74 to-paper/74 sm:from-paper/80 sm:to-paper/80 xl:from-58% xl:from-paper/88 xl:to-92% xl:to-paper/10" />
      <div className="mx-auto max-w-[110rem] px-4 py-8 sm:px-6 sm:py-12">
        <h1
          id="hero-heading"
          className="font-display font-extrabold text-3xl tracking-tight text-balance sm:text-5xl"
        >
          Monthly rentals in Bali
        </h1>
        <h2 className="mt-2 font-display font-bold text-leaf text-xl sm:text-2xl">{SITE_TAGLINE}</h2>
        <p className="mt-2 max-w-prose text-base text-ink sm:text-lg">{SITE_DESCRIPTION}</p>
      </div>
    </section>
  );
}
