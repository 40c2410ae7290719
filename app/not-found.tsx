export default function NotFound() {
  return (
    <main className="mx-auto grid max-w-prose justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="font-display font-semibold text-3xl">Page not found.</h1>
      <p className="text-ink-soft">The address may be mistyped, or the page is no longer here.</p>
      <a href="/" className="text-leaf underline underline-offset-4">
        Browse all rentals
      </a>
    </main>
  );
}
