import type { Language } from "./home-line.ts";
import type { Random } from "./random.ts";

/** Who answers an advert. Handles end in `_demo` and numbers start with 812 0000, so that none belongs to anybody. */
export interface Contact {
  name: string | null;
  url: string | null;
  /** The person's way of being reached as the text of the advert writes it. */
  written: string | null;
}

const names: Record<Language, readonly string[]> = {
  en: [
    "Made",
    "Kadek",
    "Wayan",
    "Putu",
    "Komang",
    "Gede",
    "Ayu",
    "Nyoman",
    "Tom",
    "Julia",
    "Marco",
    "Hannah",
    "Elise",
    "Sawah Stays",
    "Kelapa Homes",
    "Ombak Rentals",
    "Rumah Senja",
    "Frangipani Living",
  ],
  id: [
    "Bu Ketut",
    "Pak Nyoman",
    "Bli Gede",
    "Mbok Ayu",
    "Ibu Sri",
    "Pak Agung",
    "Dewa",
    "Komang",
    "Luh Eka",
    "Kelapa Homes",
  ],
  ru: ["Лена", "Сергей", "Анна", "Илья"],
};

const handles: Record<Language, readonly string[]> = {
  en: ["rent_with_us", "longstay_desk", "monthly_homes", "key_and_garden"],
  id: ["info_sewa", "rumah_bulanan", "kos_dan_villa"],
  ru: ["arenda_bali", "dom_na_bali"],
};

function phone(random: Random): string {
  return String(random.int(1000, 9999));
}

/** Draws a contact: a Telegram handle or a WhatsApp number mostly, at times a name or an address only. */
export function drawContact(place: string, language: Language, random: Random): Contact {
  const name = random.pick(names[language]);
  const digits = phone(random);
  const handle = `${random.pick(handles[language])}_${place.toLowerCase().replaceAll(" ", "_").slice(0, 9)}_demo`;
  const telegram = { name, url: `https://t.me/${handle}`, written: `@${handle}` };
  const whatsapp = { name, url: `https://wa.me/628120000${digits}`, written: `+62 812 0000 ${digits}` };
  return random.weighted<Contact>([
    [42, telegram],
    [34, whatsapp],
    [8, { ...whatsapp, name: null }],
    [6, { ...telegram, name: null }],
    [6, { ...whatsapp, url: null }],
    [4, { name, url: null, written: null }],
    [3, { name: null, url: null, written: null }],
  ]);
}
