import { SAMPLE_FACTS } from "./sample-facts";
import { readFacts, sampleWholeRental } from "./sample-whole-rental";

test.each([sampleWholeRental().posted_at, null])(
  "the facts of the sample are those that the reader finds in it, posted at %s",
  (posted_at) => {
    expect(readFacts({ ...sampleWholeRental(), posted_at })).toEqual(SAMPLE_FACTS);
  },
);
