import type { StatedItem } from "@/lib/facts/stated-items";
import type { Locale } from "@/lib/language/locales";

/** Languages of the browser's formats: in British English no comma precedes the "and" of a list. */
export const FORMATS: Readonly<Record<Locale, string>> = { en: "en-GB", id: "id", ru: "ru" };

type EnquiryWords = {
  greeting: string;
  /** Used instead if the advert states from when the home is available. */
  greetingWithDay: string;
  details: (list: string) => string;
  viewing: string;
  thanks: string;
  items: Readonly<Record<Exclude<StatedItem, "availableFrom">, string>>;
};

export const ENQUIRY_WORDS: Readonly<Record<Locale, EnquiryWords>> = {
  en: {
    greeting: "Hello! Is this home still available, and from when?",
    greetingWithDay: "Hello! Is this home still available?",
    details: (list) => `Could you also tell me about ${list}?`,
    viewing: "I would like to come and see it. When would suit you?",
    thanks: "Thank you!",
    items: {
      rent: "the rent",
      deposit: "the deposit",
      minimumStay: "the minimum stay",
      electricity: "electricity",
      water: "water",
      wifi: "Wi-Fi",
      cleaning: "cleaning",
      kitchen: "the kitchen",
      ac: "air conditioning",
      pool: "a pool",
      parking: "parking",
      pets: "pets",
      furnished: "the furniture",
    },
  },
  id: {
    greeting: "Halo, apakah tempat ini masih tersedia, dan bisa ditempati mulai kapan?",
    greetingWithDay: "Halo, apakah tempat ini masih tersedia?",
    details: (list) => `Boleh minta info juga soal ${list}?`,
    viewing: "Saya ingin melihat tempatnya langsung. Kapan waktu yang cocok?",
    thanks: "Terima kasih!",
    items: {
      rent: "harga sewa",
      deposit: "deposit",
      minimumStay: "minimal sewa",
      electricity: "listrik",
      water: "air",
      wifi: "Wi-Fi",
      cleaning: "jasa kebersihan",
      kitchen: "dapur",
      ac: "AC",
      pool: "kolam renang",
      parking: "parkir",
      pets: "hewan peliharaan",
      furnished: "perabotan",
    },
  },
  ru: {
    greeting: "Здравствуйте! Это жильё ещё сдаётся, и с какого числа оно свободно?",
    greetingWithDay: "Здравствуйте! Это жильё ещё сдаётся?",
    details: (list) => `Подскажите, пожалуйста, про ${list}.`,
    viewing: "Хотелось бы посмотреть. Когда вам удобно?",
    thanks: "Спасибо!",
    items: {
      rent: "цену",
      deposit: "залог",
      minimumStay: "минимальный срок",
      electricity: "электричество",
      water: "воду",
      wifi: "Wi-Fi",
      cleaning: "уборку",
      kitchen: "кухню",
      ac: "кондиционер",
      pool: "бассейн",
      parking: "парковку",
      pets: "проживание с животными",
      furnished: "мебель",
    },
  },
};
