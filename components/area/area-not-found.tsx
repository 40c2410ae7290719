/** For the address of an area that no listing has named. */
export function AreaNotFound() {
  return (
    <main id="main" className="mx-auto grid max-w-6xl justify-items-center gap-4 px-4 py-14 text-center">
      <h1 className="font-display font-semibold text-2xl">Area not found.</h1>
      <p className="max-w-prose text-ink-soft">No listing has named this place.</p>
      <a
        href="/"
        className="mt-2 grid h-11 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        Browse all rentals
      </a>
    </main>
  );
}
