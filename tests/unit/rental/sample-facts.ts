import type { RentalFacts } from "@/lib/facts/rental-facts";

const NO_TERMS = {
  ...{ rents: [], stayTotals: [], deposit: null, depositInWords: null, availableFrom: null },
  ...{
    minimumStayMonths: null,
    minimumStayDays: null,
    monthsAhead: null,
    bedrooms: null,
    bathrooms: null,
    wifiMbps: null,
    electricityCap: null,
    gender: null,
  },
};

/** What the reader finds in `sampleWholeRental` (sample-facts.test.ts). */
export const SAMPLE_FACTS: RentalFacts = {
  version: "test",
  advert: {
    ...NO_TERMS,
    kind: { value: "offer", spans: [{ start: 0, end: 5 }], doubt: "nothing says that it is to let" },
    includes: { pool: { value: "yes", spans: [{ start: 13, end: 17 }], doubt: null } },
  },
  amenities: {
    ...NO_TERMS,
    kind: { value: "other", spans: [], doubt: null },
    includes: { pool: { value: "yes", spans: [{ start: 0, end: 4 }], doubt: null } },
  },
  owner: null,
  units: [],
  isPaidInParts: false,
  pin: null,
  byTopic: [],
  contacts: ["tg:made"],
  links: [],
};
