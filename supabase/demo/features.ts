/** What an advert can list, in the words that the `amenities` column holds. */
export type Amenity =
  | "pool"
  | "shared pool"
  | "wifi"
  | "ac"
  | "fan"
  | "kitchen"
  | "shared kitchen"
  | "fridge"
  | "hot water"
  | "workspace"
  | "parking"
  | "scooter parking"
  | "garden"
  | "terrace"
  | "balcony"
  | "rooftop"
  | "bathtub"
  | "washing machine"
  | "housekeeping"
  | "tv"
  | "gym"
  | "sauna"
  | "yoga deck"
  | "security"
  | "pet friendly";

/** What is true of a home without being an amenity; texts and pictures follow it. */
type Trait =
  | "rice field view"
  | "ocean view"
  | "jungle view"
  | "mountain view"
  | "beachfront"
  | "near beach"
  | "surf"
  | "new"
  | "joglo"
  | "bamboo"
  | "enclosed living"
  | "family"
  | "coliving"
  | "bills included"
  | "women only"
  | "men only";

export type Feature = Amenity | Trait;
