import type { Metadata } from "next";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { KeptHomes } from "@/components/shortlist/kept-homes.client";

export const metadata: Metadata = {
  title: "Liked rentals on this device",
  description:
    "The rentals that you liked, as this device keeps them: facts, text, contact and photos, with or without a connection.",
  // It is empty for everybody but the visitor whose device it is.
  robots: { index: false },
};

/** Shown for any address while there is no connection (docs/behaviour.md, K7). */
export default function LikedPage() {
  return (
    <main id="main" className="mx-auto max-w-[110rem] px-4 pt-4 pb-16 sm:px-6">
      <h1 className="font-display font-extrabold text-2xl tracking-tight sm:text-3xl">Liked rentals</h1>
      <IslandBoundary place="liked">
        <KeptHomes />
      </IslandBoundary>
    </main>
  );
}
