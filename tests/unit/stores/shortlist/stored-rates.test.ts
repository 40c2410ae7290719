/** @jest-environment jsdom */
import { DAY_MS } from "@/lib/time/region-day";
import { useRentalStore } from "@/stores/rental-store";
import { restoreRates, storeRates } from "@/stores/shortlist/stored-rates";

const BASE = { IDR: 1 };
const RATES = { IDR: 1, USD: 0.00006 };
const NOW = Date.parse("2026-11-20T04:00:00Z");

function openPage(exchangeRates: Record<string, number>, now: number): void {
  jest.setSystemTime(now);
  useRentalStore.setState({ exchangeRates });
}

/** The rates of a page that brings none. */
function restored(now = NOW) {
  openPage(BASE, now);
  restoreRates();
  return useRentalStore.getState().exchangeRates;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it("the page restores the rates of an earlier page for a week, however often they were restored", () => {
  openPage(RATES, NOW);
  storeRates();
  expect(restored(NOW + 6 * DAY_MS)).toEqual(RATES);
  storeRates();
  expect(restored(NOW + 7 * DAY_MS)).toEqual(RATES);
  expect(restored(NOW + 7 * DAY_MS + 1)).toEqual(BASE);
});

it("the page keeps the rates that the page has brought", () => {
  openPage(RATES, NOW);
  storeRates();
  const own = { IDR: 1, USD: 0.00007 };
  openPage(own, NOW);
  restoreRates();
  expect(useRentalStore.getState().exchangeRates).toEqual(own);
});

it("the page does not store the rates of a page without any", () => {
  openPage(BASE, NOW);
  storeRates();
  expect(window.localStorage).toHaveLength(0);
});

it.each([
  "{",
  "null",
  '{"rates":{"USD":0.00006}}',
  `{"rates":null,"storedAt":${NOW}}`,
  `{"rates":{"USD":"0.1","EUR":-1},"storedAt":${NOW}}`,
])("the page restores nothing from %s", (text) => {
  window.localStorage.setItem("ExchangeRates", text);
  expect(restored()).toEqual(BASE);
});
