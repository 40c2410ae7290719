import { create } from "zustand";
import type { HomeNote } from "@/lib/shortlist/home-note";
import type { StoredHome } from "@/lib/shortlist/stored-home";
import { openShortlist } from "./database";

/** `refused`: the browser stores nothing for the site. `full`: there was not room for everything. */
export type Keeping = "loading" | "kept" | "refused" | "full";

type ShortlistState = {
  keeping: Keeping;
  homes: ReadonlyMap<number, StoredHome>;
  notes: ReadonlyMap<number, HomeNote>;
};

export const useShortlist = create<ShortlistState>()(() => ({
  keeping: "loading",
  homes: new Map(),
  notes: new Map(),
}));

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("Shortlist");
if (channel !== null) channel.onmessage = () => void readShortlist();

/** If the browser refuses, sets `keeping` instead of throwing. */
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

/** Makes this tab and all others read the shortlist again. */
export async function publishShortlist(): Promise<void> {
  channel?.postMessage(null);
  await readShortlist();
}
