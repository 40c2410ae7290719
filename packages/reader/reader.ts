import { proseOf } from "./contact/contacts.ts";
import { maskContacts } from "./contact/mask-contacts.ts";
import { unitsIn } from "./home/units.ts";
import { splitHomes } from "./homes/split-homes.ts";
import { readAdvert } from "./read-advert.ts";
import { type RegionOptions, regionOf } from "./region.ts";
import { adoptTopic, readTopic } from "./topic.ts";
import { readWish } from "./wish/read-wish.ts";

type Posted = { postedAt: Date };

/** A reader of the adverts of a region. It keeps nothing between texts; several readers may live in one process. */
export function createReader(options: RegionOptions) {
  const region = regionOf(options);
  return {
    readAdvert: (text: string, posted: Posted) => readAdvert(text, posted, region),
    /** The units of a post that offers several; empty for one home (docs/behaviour.md, C4). */
    readUnits: (text: string, posted: Posted) => {
      const { kind, rents } = readAdvert(text, posted, region);
      return kind.value === "offer" ? unitsIn(text, rents) : [];
    },
    /** The texts of the homes that a certain offer lists in several areas, some of them taken; else the text alone (docs/behaviour.md, C23). */
    splitHomes: (text: string, posted: Posted) => {
      const texts = splitHomes(text, region);
      if (texts.length < 2) return texts;
      const isOffer = (part: string) => {
        const { kind } = readAdvert(part, posted, region);
        return kind.value === "offer" && kind.doubt === null;
      };
      const isOneEnded = () => readAdvert(text, posted, region).why === "ended" && texts.some(isOffer);
      return isOffer(text) || isOneEnded() ? texts : [text];
    },
    readWish: (sentence: string, asked: Parameters<typeof readWish>[1]) => readWish(sentence, asked, region),
    readTopic: (name: string) => readTopic(name, region),
    adoptTopic: (...[advert, text, topic]: [Parameters<typeof adoptTopic>[0], string, string]) =>
      adoptTopic(advert, text, topic, region),
    proseOf: (text: string) => proseOf(text, region),
    maskContacts: (text: string) => maskContacts(text, proseOf(text, region)),
    widerAreas: region.places.widerAreas,
  };
}
