import { vocabulary } from "./lexicon.ts";

/** What a post does: offers a home, asks for one, sells, warns, ... */
const ACTS = vocabulary("act", [
  "offers",
  /** Whoever says so looks for somebody to live there: `looking for someone to take over my house`. */
  "handsOver",
  /** With the home in it. */
  "offersHome",
  /** Said of a home as well as of anything else. */
  "has",
  "sells",
  /** Of what is sold to be let. */
  "invests",
  /** The same beside a sum to buy at; otherwise whoever lets a home may say so. */
  "pitches",
  /** Of whoever offers money rather than a home. */
  "spams",
  "wants",
  /** Also after the thing. */
  "needed",
  /** Only before the thing: after it, it is a deposit that is needed. */
  "needs",
  /** Of somebody to share with: the home is still to be found. */
  "searchesToo",
  "asks",
  /** At the beginning of a question. */
  "opensQuestion",
  /** Talks of homes, and lets none. */
  "talks",
  "hires",
  "warns",
  "ended",
  /** Of the post when the sentence says little else: it may be pets that are not available, a living room that is closed. */
  "endedAlone",
  /** So, and where it is set apart from the rest of its line: `Villa 25 mln [RENTED]`. */
  "endedMark",
  /** After a rent or first of all; elsewhere it is the furniture that is complete. */
  "full",
  /** Said when a home is let, and by those who ask; nobody thanks for what is still to let. */
  "thanks",
  /** Something is still to let. */
  "remains",
  /** To let after all: `booked in December, open from January`. */
  "reopens",
  /** Who comes looks for a home. */
  "arrives",
  "budget",
  /** A sale of things, wherever they are picked up. */
  "clears",
  /** Said to owners of homes. */
  "serves",
  /** Where a fee is named and no rent. */
  "addressesOwners",
  /** Before a home that is somebody else's. */
  "owns",
  "fee",
  /** Before a price, of a place to work. */
  "seats",
  /** Of what is for sale: how it is let until then, or would be. */
  "already",
  /** Of a time before what the post is about: `until then fully booked`, and of what is for sale how it was let. */
  "previously",
  /** In a question about a sum; `normal price` is none. */
  "judges",
  /** They ask by themselves. */
  "asksIfNormal",
  /** What others pay, for bills or for a home. */
  "asksWhatOthersPay",
  /** What somebody else pays for another home. */
  "hearsOfRent",
  /** What the writer's own rent becomes. */
  "raisesRent",
  /** Of a stay that is over, unless it is what whoever moves in will pay. */
  "rentedBefore",
  /** What the writer pays, or asks to be paid: whoever hands over a lease says so as well. */
  "paysRent",
  /** Of bills. */
  "asksHowMuch",
  /** A budget before a sum; otherwise how the rent is paid: `can pay 2 times`. */
  "pays",
]);

/** What it is about. */
export const SUBJECTS = vocabulary("subject", [
  "home",
  "room",
  "land",
  "commercial",
  "vehicle",
  "event",
  "service",
  "goods",
  /** Whom a home is shared with or let to. */
  "person",
  "worker",
  /** What surrounds a home, or what it would suit, is not what the post is about. */
  "purpose",
]);

/** Not what they seem to say. */
const UNRELATED = vocabulary("unrelated", ["unrelated"]);

export const KIND = { ...ACTS, ...SUBJECTS, ...UNRELATED };
