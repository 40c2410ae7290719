import { create } from "zustand";
import type { HomeNote } from "@/lib/shortlist/home-note";
import type { KeptHome } from "@/lib/shortlist/kept-home";
import { openShortlist } from "./database";

/** `refused`: this browser keeps nothing for the site. `full`: there was no room for all of it. */
type Keeping = "loading" | "kept" | "refused" | "full";

/** What is on the device, for the screen. */
type ShortlistState = {
  keeping: Keeping;
  homes: ReadonlyMap<number, KeptHome>;
  notes: ReadonlyMap<number, HomeNote>;
};

export const useShortlist = create<ShortlistState>()(() => ({
  keeping: "loading",
  homes: new Map(),
  notes: new Map(),
}));

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("Shortlist");
if (channel !== null) channel.onmessage = () => void readShortlist();

/** Reads the whole shortlist again. That a browser refuses is shown on the screen, never thrown. */
export async function readShortlist(): Promise<void> {
  try {
    const database = await openShortlist();
    const [homes, notes] = await Promise.all([database.getAll("homes"), database.getAll("notes")]);
    useShortlist.setState(({ keeping }) => ({
      keeping: keeping === "full" ? keeping : "kept",
      homes: new Map(homes.map((home) => [home.id, home] as const)),
      notes: new Map(notes.map((note) => [note.id, note] as const)),
    }));
  } catch {
    useShortlist.setState({ keeping: "refused" });
  }
}

/** After a change: shows it in this tab and in the others. */
export async function publishShortlist(): Promise<void> {
  channel?.postMessage(null);
  await readShortlist();
}
