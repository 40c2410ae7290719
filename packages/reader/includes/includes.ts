import { type Fact, factAt } from "../fact.ts";
import type { RegionText } from "../region.ts";
import { amountsIn } from "../rent/amounts.ts";
import type { Deposit } from "../rent/prices.ts";
import type { Normalised } from "../text/normalise.ts";
import { sentencesOf, tokensOf } from "../text/tokens.ts";
import { INCLUDES, TOPICS } from "../vocabulary/includes.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { readCues } from "./cue-rules.ts";
import { type Answer, type Claim, type Include, Sentence, type Topic } from "./sentence-claims.ts";

const isInclude = (topic: string): topic is Include => topic !== "bills";

export const INCLUDED = Object.keys(TOPICS).filter(isInclude);

const includeTerms = termFinder(INCLUDES);

/** A bare mention says nothing: every house has a meter and a well, and dogs bark. */
const MENTIONED_EVERYWHERE: ReadonlySet<Topic> = new Set(["electricity", "water", "pets", "bills"]);

/** Words for the rent in a heading: `Price includes`, `в стоимость не входит`. */
const RENT_HEADING = pattern("u")`^(?:(?:{rentHeading.article} )?{rentHeading.noun}(?: .{0,24})?)?$`;

/** The answer that a heading gives for the lines below it: `Includes:`, `Not included`. Null if it is no such heading. */
function headingOf(sentence: Sentence): Answer | null {
  const { text, tokens } = sentence;
  const last = tokens.length - 1;
  const hasColon = sentence.signAt(last) === "colon";
  const cue = tokens[hasColon ? last - 1 : last];
  const key = sentence.keyAt(hasColon ? last - 1 : last);
  if (cue === undefined || (key !== "includes" && key !== "excludes")) return null;
  // `Breakfast not included. Kitchen, pool`
  const isAboutOther =
    key === "excludes" && !RENT_HEADING.test(text.slice(tokens[0]?.start, cue.start).trimEnd());
  const isStopped = text.charAt(cue.end - 1) === "." || text.charAt(cue.end) === ".";
  if (!hasColon && (sentence.claims.length > 0 || isAboutOther || isStopped)) return null;
  return key === "includes" ? "yes" : "no";
}

/** Whether a number measures a topic: `Listrik 2200` below a heading states the power. */
const isMeasured = (sentence: Sentence, { index }: Claim) =>
  [1, 2].some((distance) => sentence.tokens[index + distance]?.type === "number");

function claimsOf(advert: RegionText): Claim[] {
  const { text } = advert;
  const claims: Claim[] = [];
  let heading: Answer | null = null;
  let hasItems = false;
  for (const { tokens, isAfterBlank } of sentencesOf(tokensOf(text, includeTerms))) {
    const sentence = new Sentence(advert, tokens);
    for (const claim of sentence.claims)
      if (/^ ?\?/.test(text.slice(claim.end, claim.end + 2))) claim.doubt = "it is a question";
    readCues(sentence);
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

/** The claims about an item. A claim of bills is about electricity and water, though extra bills rarely mean water. */
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
  const needsAnswer = MENTIONED_EVERYWHERE.has(include);
  const explicit = about.filter(({ says, isImplied }) => !isImplied && (says !== null || !needsAnswer));
  const claims = explicit.length > 0 ? explicit : about.filter(({ says }) => says !== null);
  const [first] = claims.filter(({ says }) => says !== null).concat(claims);
  if (!first) return null;
  const value = first.says ?? "yes";
  const isDenied = claims.some(({ says }) => (says ?? "yes") !== value);
  return factAt(advert, value, [first], isDenied ? "the text also says the opposite" : first.doubt);
}

/** A rent for rooms with air conditioning or with a fan. */
const ROOM_RATE = pattern(
  "gu",
)`(?:({cooling.ac})|{cooling.fan})[ :=-]{0,3}(?:{currency.IDR})? ?\d[\d.,]{0,12} ?(?:{scale.million}|{scale.thousand})`;

/** Whether only some rooms have air conditioning: `AC 11jt, fan 9jt`. */
function isAcForSomeRooms(text: string): boolean {
  const kinds = new Set([...text.matchAll(ROOM_RATE)].map(([, ac]) => ac !== undefined));
  return kinds.size === 2;
}

/** The items that the rent includes or the home has ("yes"), and those that are absent or cost extra ("no"). */
export function readIncludes(advert: RegionText): Partial<Record<Include, Fact<Answer>>> {
  const claims = claimsOf(advert);
  const includes: Partial<Record<Include, Fact<Answer>>> = {};
  for (const include of INCLUDED) {
    const fact = factOf(advert, include, claimsAbout(include, claims));
    if (fact) includes[include] = fact;
  }
  if (isAcForSomeRooms(advert.text)) delete includes.ac;
  const speed = readWifiSpeed(advert);
  if (speed) includes.wifi ??= { ...speed, value: "yes" };
  return includes;
}

/** `electricity up to`, before the sum. */
const CAP = pattern("gu")`{item.electricity}[^\n.;,|]{0,30}?({amount.cap}[ :]*)`;
const CHARACTERS_OF_SUM = 24;

/** The monthly limit of included electricity: `electricity up to 700k included`. */
export function readElectricityCap(advert: RegionText): Fact<Deposit> | null {
  for (const { 0: words, 1: cap = "", index } of advert.text.matchAll(CAP)) {
    const from = index + words.length;
    const [sum] = amountsIn(advert.text.slice(from, from + CHARACTERS_OF_SUM), advert.region);
    const [amount] = sum?.values ?? [];
    if (sum?.start === 0 && amount !== undefined)
      return factAt(advert, { amount, currency: sum.currency }, [
        { start: from - cap.length, end: from + sum.end },
      ]);
  }
  return null;
}

const SPEED = pattern("u")`(?<![\d.,])(\d{1,4}) ?(?:({speed.megabits})|{speed.gigabits})`;

/** The speed of the internet in megabits a second. */
export function readWifiSpeed(advert: Normalised): Fact<number> | null {
  const speed = SPEED.exec(advert.text);
  if (!speed) return null;
  const number = Number(speed[1]) * (speed[2] === undefined ? 1000 : 1);
  return factAt(advert, number, [{ start: speed.index, end: speed.index + speed[0].length }]);
}
