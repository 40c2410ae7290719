import { vocabulary } from "./lexicon.ts";

/** The acts of a post: it offers a home, asks for one, sells, warns, ... */
const ACTS = vocabulary("act", [
  "offers",
  /** The object of a wish that is an offer: `looking for someone to take over my house`. */
  "handsOver",
  /** An offer that names the home: `take over my room`. */
  "offersHome",
  /** About a home or anything else: `are available`. */
  "has",
  "sells",
  /** A sale to investors. */
  "invests",
  /** A sale beside a price to buy; landlords use these words, too. */
  "pitches",
  /** Offers money instead of a home. */
  "spams",
  "wants",
  /** Before or after its object. */
  "needed",
  /** Only before its object; not `deposit needed`. */
  "needs",
  /** A housemate to find a home with. */
  "searchesToo",
  "asks",
  /** At the beginning of a question. */
  "opensQuestion",
  /** Talks of homes without letting one. */
  "talks",
  "hires",
  "warns",
  "ended",
  /** Ends the post in a sentence of its own: elsewhere pets are `not available`, a living room is `closed`. */
  "endedAlone",
  /** Ends the post in a sentence of its own or as a label: `Villa 25 mln [RENTED]`. */
  "endedLabel",
  /** Ends the post after a rent or at the start of a line: elsewhere the furniture is complete. */
  "full",
  /** Thanks, as after a let or in a request; not in an offer. */
  "thanks",
  /** Part of the offer is still to let. */
  "remains",
  /** The home is to let again later: `booked in December, open from January`. */
  "reopens",
  /** Somebody who arrives looks for a home. */
  "arrives",
  "budget",
  "clears",
  /** A service for owners. */
  "serves",
  /** Addresses owners if a fee and no rent is beside it. */
  "addressesOwners",
  /** Before a home of somebody else: `your villa`. */
  "owns",
  "fee",
  /** A place to work, before a price. */
  "seats",
  /** Current letting of a home for sale. */
  "already",
  /** An earlier time: `until then fully booked`, or the former letting of a home for sale. */
  "previously",
  /** Of the rent of others, or whether it is usual: `they raised the rent`, `is it normal`. */
  "talksOfRent",
  /** A budget before a sum; otherwise instalments: `can pay 2 times`. */
  "pays",
]);

export const SUBJECTS = vocabulary("subject", [
  "home",
  "room",
  "land",
  "commercial",
  "vehicle",
  "event",
  "service",
  "goods",
  /** A housemate or a tenant. */
  "person",
  "worker",
  /** Before things that the post is not about: `near`, `good for`. */
  "purpose",
]);

/** Phrases that only look like one of the above. */
const UNRELATED = vocabulary("unrelated", ["unrelated"]);

export const KIND = { ...ACTS, ...SUBJECTS, ...UNRELATED };
