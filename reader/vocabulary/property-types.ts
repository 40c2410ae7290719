import type { Vocabulary } from "../term-finder.ts";

/** What kind of home it is; the keys are what a listing says. */
export const PROPERTY_TYPES = {
  villa: {
    en: "villa, villas, vila, vilas, villla, vilia, pool villa",
    id: "vila, villanya, vilanya",
    ru: "вилла, виллу, виллы, вилле, виллой, вилл, виллочк*, вила, вилу, вілла, віллу, вілли, віллі, віллою, вілл",
  },
  house: {
    en: "house, houses, home, casita, joglo, gladak, wooden house, family home, holiday home, limasan, homes",
    id: "rumah, rmh, rumahnya, kontrakan, rumah kontrakan, rumah sewa, rumah kontrak, perumahan, joglo",
    ru: "дом, дома, доме, домик, домика, домике, домом, домишко, джогло, коттедж*, будинок, будинку, будинки, будиночок, дім",
  },
  apartment: {
    en: "apartment, apartments, appartment, appartments, apartement, apartments, apt, apts, flat, flats, condo, condos, condominium, penthouse, appartement, service apartment, serviced apartment",
    id: "apartemen, apartement, apartmen, aprtemen, unit apartemen, kondominium",
    ru: "апартаменты, апартаментов, апартамент, апартаментах, апарт, апарты, апартов, квартира, квартиру, квартиры, квартире, кондо, пентхаус*",
  },
  townhouse: { en: "townhouse, townhouses, town house, town houses", ru: "таунхаус*, таун хаус*" },
  bungalow: { en: "bungalow, bungalows, bunglow, bungalo", ru: "бунгало" },
  cottage: { en: "cottage, cottages" },
  loft: { en: "loft, lofts", ru: "лофт, лофта, лофты" },
  "guest house": {
    en: "guest house, guest houses, guesthouse, guesthouses, gusthouse, gueshouse, homestay, homestays, home stay, home stays, gh",
    ru: "гест, геста, гесте, гесты, гестхаус*, гест хаус*, гостевой дом, гостевого дома, гостевом доме, хоумстей*",
  },
  studio: {
    en: "studio, studios, studio apartment, studio apartments",
    ru: "студия, студию, студии, квартира студия, квартиру студию",
  },
  /** Not what is let. */
  notHome: {
    en: "house mate, house mates, housemate, housemates, house keeping, house keeper, open house, house no, house number, house rules, house owner, villa owner, home owner, villa manager, house manager, villa complex, villa management, home cleaning, house cleaning, home office, work from home, home cooked, home made, nursing home, pet friendly home, villa mate, house music, tree house restaurant, yoga studio, photo studio, music studio, gym studio, pilates studio, fitness studio, art studio, dance studio, recording studio, flat tv, flat screen, flat road, feel at home, feels like home, at home, home feeling, like home, home to, neighbour house, feel like home",
    id: "rumah sakit, rumah makan, rumah tangga, asisten rumah tangga, pemilik rumah, pekarangan rumah, yg punya rumah, dekat rumah, depan rumah, belakang rumah, ruang tamu, blkng rmh",
    ru: "йога студия, студия йоги, фотостудия, дома не, из дома, как дома, хозяин дома, хозяйка дома, до дома, у дома, кухня студия, управляющий виллой",
  },
} satisfies Vocabulary<string>;
