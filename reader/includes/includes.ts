import { INCLUDED, type Include } from "../../lib/facts/stated-items.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { INCLUDES } from "../vocabulary/includes.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { type Answer, type Claim, Sentence, type Topic } from "./include-claims.ts";
import { readCues } from "./include-cues.ts";
import { withStops } from "./include-stops.ts";
import { readWifiSpeed } from "./wifi-speed.ts";

const includeTerms = termFinder(INCLUDES);

/** To name them says nothing: every house has a meter and a well, and dogs bark. */
const NAMED_ANYWHERE: ReadonlySet<Topic> = new Set(["electricity", "water", "pets", "bills"]);

/** What the rent is called in a heading: `Price includes`, `в стоимость не входит`. */
const RENTS = pattern("u")`^(?:(?:{rentHeading.article} )?{rentHeading.noun}(?: .{0,24})?)?$`;

/** What a heading says of the lines below it: `Includes:`, `Not included`. Null: it is none, or of something else. */
function headingOf(sentence: Sentence): Answer | null {
  const { text, tokens } = sentence;
  const last = tokens.length - 1;
  const hasColon = sentence.signAt(last) === "colon";
  const cue = tokens[hasColon ? last - 1 : last];
  const key = sentence.keyAt(hasColon ? last - 1 : last);
  if (cue === undefined || (key !== "includes" && key !== "excludes")) return null;
  // `Breakfast not included. Kitchen, pool`
  const isOfOther = key === "excludes" && !RENTS.test(text.slice(tokens[0]?.start, cue.start).trimEnd());
  const isStopped = text.charAt(cue.end - 1) === "." || text.charAt(cue.end) === ".";
  if (!hasColon && (sentence.claims.length > 0 || isOfOther || isStopped)) return null;
  return key === "includes" ? "yes" : "no";
}

/** `Listrik 2200` below a heading is how strong it is. */
const isMeasured = (sentence: Sentence, { index }: Claim) =>
  [1, 2].some((distance) => sentence.tokens[index + distance]?.type === "number");

/** `Pool?` alone, `Pets?`; that electricity is there says nothing. */
function askedIn({ text, tokens, claims }: Sentence): Claim | null {
  const [claim, ...others] = claims;
  if (!claim || tokens.length !== 1 || others.length > 0) return null;
  if (claim.topic !== "pets" && NAMED_ANYWHERE.has(claim.topic)) return null;
  return /^ ?\?/.test(text.slice(claim.end, claim.end + 2)) ? claim : null;
}

/** `Nope, there is a river`, `Yes!`; not `No problem`. */
function answerOf(sentence: Sentence): Answer | null {
  const key = sentence.keyAt(0);
  const isAlone = sentence.tokens.length === 1 || sentence.signAt(1) !== null;
  if (!isAlone) return null;
  return key === "yes" ? "yes" : key === "none" || key === "absent" ? "no" : null;
}

/** All that the text says of topics, the lists below headings included. */
function claimsOf(text: string): Claim[] {
  const claims: Claim[] = [];
  let heading: Answer | null = null;
  let hasItems = false;
  let asked: Claim | null = null;
  for (const { tokens, isAfterBlank } of sentencesOf(withStops(text, tokensOf(text, includeTerms)))) {
    const sentence = new Sentence(text, tokens);
    readCues(sentence);
    const answer = asked && answerOf(sentence);
    if (asked && answer) asked.says = answer;
    else if (asked && sentence.keyAt(0) === "none") asked.doubt = "the answer may be no";
    asked = askedIn(sentence);
    const ownHeading = headingOf(sentence);
    if ((isAfterBlank && hasItems) || sentence.signAt(tokens.length - 1) === "colon") heading = null;
    if (heading !== null)
      for (const claim of sentence.claims)
        if (claim.says === null && !isMeasured(sentence, claim)) sentence.say(claim, heading, false);
    hasItems = ownHeading === null;
    heading = ownHeading ?? heading;
    claims.push(...sentence.claims);
  }
  return claims;
}

/** A claim of bills is of electricity and water; that water costs extra is seldom meant by it. */
function claimsAbout(include: Include, claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim) => {
    if (claim.topic === include) return [claim];
    if (claim.topic !== "bills" || claim.says === null) return [];
    if (include !== "electricity" && include !== "water") return [];
    const doubt =
      include === "water" && claim.says === "no" ? "only bills are said to cost extra" : claim.doubt;
    return [{ ...claim, isImplied: true, doubt }];
  });
}

function factOf(advert: Normalised, include: Include, about: readonly Claim[]): Fact<Answer> | null {
  const isMeant = NAMED_ANYWHERE.has(include);
  const explicit = about.filter(({ says, isImplied }) => !isImplied && (says !== null || !isMeant));
  const claims = explicit.length > 0 ? explicit : about.filter(({ says }) => says !== null);
  const [first] = claims.filter(({ says }) => says !== null).concat(claims);
  if (!first) return null;
  const value = first.says ?? "yes";
  const isDenied = claims.some(({ says }) => (says ?? "yes") !== value);
  return factAt(advert, value, [first], isDenied ? "the text also says the opposite" : first.doubt);
}

/** A sum after the word for a kind of room. */
const ROOM_RATE = pattern(
  "gu",
)`(?:({cooling.ac})|{cooling.fan})[ :=-]{0,3}(?:{currency.IDR})? ?\d[\d.,]{0,12} ?(?:{scale.million}|{scale.thousand})`;

/** Whether only the dearer rooms have air conditioning: `AC 11jt, fan 9jt`. */
function isForSomeRooms(text: string): boolean {
  const kinds = new Set([...text.matchAll(ROOM_RATE)].map(([, ac]) => ac !== undefined));
  return kinds.size === 2;
}

/**
 * What the rent includes or the home has ("yes"), what it has not or what costs extra ("no"). What the text does not
 * say is left out.
 */
export function readIncludes(advert: Normalised): Partial<Record<Include, Fact<Answer>>> {
  const claims = claimsOf(advert.text);
  const includes: Partial<Record<Include, Fact<Answer>>> = {};
  for (const include of INCLUDED) {
    const fact = factOf(advert, include, claimsAbout(include, claims));
    if (fact) includes[include] = fact;
  }
  if (isForSomeRooms(advert.text)) delete includes.ac;
  const speed = readWifiSpeed(advert);
  if (speed) includes.wifi ??= { ...speed, value: "yes" };
  return includes;
}
