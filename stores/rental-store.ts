import { create } from "zustand";
import { persist } from "zustand/middleware";
import { isId, listOf } from "@/lib/device/device-state";
import type { MapBounds, Point } from "@/lib/map/bounds";
import {
  BASE_CURRENCY,
  type DisplayCurrency,
  type ExchangeRates,
  isDisplayCurrency,
} from "@/lib/money/currency";
import type { ListEntry } from "@/lib/rental/list-entry";
import { browserStorage } from "./browser-storage";

export const RENTAL_STORE = "RentalStore";
const VERSION = 1;

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

/** The fields that are stored between visits (docs/behaviour.md, K2). */
type PersistedState = Partial<Pick<RentalState, "displayCurrency" | "likedRentalIds">>;

/** Ids in order, without duplicates. */
export const parseLikedIds = (value: unknown): number[] => [...new Set(listOf(value, isId))];

/** Omits missing and malformed fields. */
function parsePersistedState(value: unknown): PersistedState {
  const { displayCurrency, likedRentalIds }: { [Key in keyof PersistedState]: unknown } = Object(value);
  return {
    ...(isDisplayCurrency(displayCurrency) ? { displayCurrency } : {}),
    ...(likedRentalIds === undefined ? {} : { likedRentalIds: parseLikedIds(likedRentalIds) }),
  };
}

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
      name: RENTAL_STORE,
      version: VERSION,
      storage: browserStorage(VERSION, parsePersistedState).storage,
      // The server does not know the stored state, so it is read after mount.
      skipHydration: true,
      partialize: ({ displayCurrency, likedRentalIds }): PersistedState => ({
        displayCurrency,
        likedRentalIds,
      }),
    },
  ),
);
