import type { HomesOfPlace } from "../home-line.ts";

export const south: readonly HomesOfPlace[] = [
  {
    place: "jimbaran",
    en: [
      ["villa", 3, "Jimbaran bay three-bedroom, ten minutes to the airport", ["pool"]],
      ["house", 2, "Two-bedroom house near the fish market and the beach", ["near beach"]],
      [
        "apartment",
        2,
        "Two-bedroom condo with sea view and security",
        ["ocean view", "security", "shared pool"],
      ],
      ["villa", 2, "Hillside 2BR with terrace and evening breeze", ["pool", "terrace"]],
    ],
    id: [
      ["house", 3, "Rumah 3 kamar di perumahan Jimbaran, satpam 24 jam", ["security", "parking"]],
      ["room", 1, "Kos Jimbaran dekat kampus, wifi dan parkir luas", ["wifi", "parking"]],
    ],
  },
  {
    place: "nusaDua",
    en: [
      ["villa", 3, "Family villa in Nusa Dua, three bedrooms", ["pool", "family", "near beach"]],
      ["apartment", 1, "Calm one-bedroom flat inside a resort park", ["shared pool", "gym", "security"]],
    ],
    id: [["house", 2, "Rumah dua kamar Nusa Dua, cocok untuk pegawai hotel", ["parking"]]],
  },
  {
    place: "sanur",
    en: [
      ["villa", 2, "Sanur villa, two bedrooms, cycle to the sunrise beach", ["pool", "near beach"]],
      ["house", 3, "Three-bedroom home in a leafy Sanur street", ["garden", "family"]],
      ["villa", 1, "Quiet 1BR villa for a couple, lap pool, Sanur", ["pool"]],
      ["apartment", 2, "Two-bedroom beach-side apartment with lift", ["near beach", "shared pool"]],
      ["studio", 1, "Sanur studio with a good desk and a fast line", ["workspace", "wifi"]],
      ["guesthouse", 1, "Long-stay room with veranda, Sanur village", ["terrace"]],
      ["house", 2, "Retiree-friendly single-storey house, no steps", ["garden"]],
      ["villa", 4, "Four-bedroom beach house with joglo pavilion", ["pool", "near beach", "joglo"]],
      ["townhouse", 2, "Two-bedroom townhouse near the ferry harbour", ["washing machine"]],
    ],
    id: [
      ["villa", 2, "Villa 2 kamar di Sanur, dekat sekolah dan rumah sakit", ["pool"]],
      ["room", 1, "Kost bulanan Sanur, kamar luas, AC, air panas", ["ac", "hot water"]],
      ["house", 2, "Rumah dua lantai di Sanur, dapur lengkap", ["kitchen"]],
    ],
  },
  {
    place: "denpasar",
    en: [
      ["room", 1, "Simple clean room in central Denpasar", []],
      ["house", 3, "Three-bedroom house with garage, Denpasar north", ["parking"]],
    ],
    id: [
      ["room", 1, "Kos murah Denpasar, kamar kosong siap masuk", []],
      ["room", 1, "Kost putra dekat kampus Denpasar, wifi kencang", ["wifi", "men only"]],
      ["house", 2, "Rumah kontrakan dua kamar, Denpasar Barat", ["parking"]],
      ["room", 1, "Kamar kost AC, bebas jam malam, Denpasar", ["ac"]],
      ["house", 3, "Rumah 3 kamar tidur, air PDAM, carport luas", ["parking"]],
      ["studio", 1, "Studio mini dengan dapur kecil di Denpasar", ["kitchen"]],
      ["room", null, "Kos campur, parkir mobil, dekat Pasar Badung", ["parking"]],
      ["room", 1, null, ["fan"]],
    ],
  },
  {
    place: "renon",
    en: [["apartment", 1, "City apartment near the park, walking distance", ["security", "wifi"]]],
    id: [["house", 4, "Rumah empat kamar di Renon, lingkungan perumahan", ["parking", "security"]]],
  },
];
