import type { PlaceKey, Setting } from "../areas.ts";
import type { Amenity, Feature } from "../features.ts";
import type { Kind } from "../home-line.ts";

type Phrases = readonly string[];

/**
 * The building blocks of adverts in one language. `{name}` stands for a fact of the home; a phrase is used only for
 * homes that have every fact it names (facts.ts).
 */
export interface Words {
  /** The home with its article where the language has one. */
  kinds: Record<Kind, { home: string; aHome: string }>;
  /** For a list of facilities. */
  amenities: Record<Amenity, Phrases>;
  headings: { facilities: Phrases; price: Phrases; contact: Phrases };
  openings: Phrases;
  /** Only for homes that somebody has lived in. */
  usedOpenings: Phrases;
  rooms: Phrases;
  ofFeature: Partial<Record<Feature, Phrases>>;
  ofKind: Partial<Record<Kind, Phrases>>;
  ofSetting: Record<Setting, Phrases>;
  ofPlace: Partial<Record<PlaceKey, Phrases>>;
  priceLines: Phrases;
  noPrice: Phrases;
  minimumStay: Phrases;
  bills: Phrases;
  billsIncluded: Phrases;
  shortStayBills: Phrases;
  deposit: Phrases;
  availability: Phrases;
  maps: Phrases;
  contacts: Phrases;
  noContact: Phrases;
  links: Phrases;
  closings: Phrases;
  hashtags: Phrases;
}
