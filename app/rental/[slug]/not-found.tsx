import { NotFoundMessage } from "@/components/detail/not-found-message";

export default function RentalNotFound() {
  return (
    <main className="@container mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <NotFoundMessage>
        <a
          href="/"
          className="grid h-11 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
        >
          Browse all rentals
        </a>
      </NotFoundMessage>
    </main>
  );
}
