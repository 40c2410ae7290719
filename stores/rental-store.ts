import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { MapBounds, Point } from "@/lib/map/bounds";
import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import type { ListEntry } from "@/lib/rental/list-entry";
import type { PersistedState } from "./persisted-state";
import { rentalStorage, STORAGE_NAME, STORAGE_VERSION } from "./rental-storage";

/** The filters are not part of it: their only source is the URL. */
export type RentalState = {
  /** Every rental of the current list, in list order. */
  rentals: ListEntry[];
  /** In the order of liking, latest last. */
  likedRentalIds: number[];
  showLikedOnly: boolean;
  exchangeRates: ExchangeRates;
  displayCurrency: DisplayCurrency;
  /** Names of the places of the selected marker, most rentals first. */
  mapSelectedLocation: readonly string[] | null;
  /** Points by lower-case place name; null while they load. */
  locations: Readonly<Record<string, Point>> | null;
  mapBounds: MapBounds | null;
  /** Names of the areas in the query. */
  queryLocation: readonly string[] | null;
};

type RentalActions = {
  toggleLike: (id: number) => void;
  forgetLikes: (ids: readonly number[]) => void;
  setDisplayCurrency: (currency: DisplayCurrency) => void;
  setQueryLocation: (names: readonly string[]) => void;
};

const initialState: RentalState = {
  rentals: [],
  likedRentalIds: [],
  showLikedOnly: false,
  exchangeRates: { [BASE_CURRENCY]: 1 },
  displayCurrency: BASE_CURRENCY,
  mapSelectedLocation: null,
  locations: null,
  mapBounds: null,
  queryLocation: null,
};

export const useRentalStore = create<RentalState & RentalActions>()(
  persist(
    (set): RentalState & RentalActions => ({
      ...initialState,
      toggleLike: (id) =>
        set(({ likedRentalIds: ids }) => ({
          likedRentalIds: ids.includes(id) ? ids.filter((liked) => liked !== id) : [...ids, id],
        })),
      forgetLikes: (forgotten) =>
        set(({ likedRentalIds: ids }) => ({ likedRentalIds: ids.filter((id) => !forgotten.includes(id)) })),
      setDisplayCurrency: (displayCurrency) => set({ displayCurrency }),
      setQueryLocation: (names) => set({ queryLocation: names.length === 0 ? null : names }),
    }),
    {
      name: STORAGE_NAME,
      version: STORAGE_VERSION,
      storage: rentalStorage,
      // The server does not know the stored state, so it is read after mount.
      skipHydration: true,
      partialize: ({ displayCurrency, likedRentalIds }): Partial<PersistedState> => ({
        displayCurrency,
        likedRentalIds,
      }),
    },
  ),
);
