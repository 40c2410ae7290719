export default function RentalNotFound() {
  return (
    <main className="mx-auto grid max-w-prose justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="font-display font-semibold text-3xl">Rental not found.</h1>
      <p className="text-ink-soft">It may have been let, or its advert was taken down.</p>
      <a href="/" className="text-leaf underline underline-offset-4">
        Browse all rentals
      </a>
    </main>
  );
}
