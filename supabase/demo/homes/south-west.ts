import type { HomesOfPlace } from "../home-line.ts";

export const southWest: readonly HomesOfPlace[] = [
  {
    place: "umalas",
    en: [
      ["villa", 2, "Umalas hideaway, two bedrooms and mature garden", ["pool", "garden"]],
      ["villa", 3, "Three-bedroom villa, bike to the international school", ["pool", "family"]],
      ["apartment", 1, "One-bedroom flat with bathtub in Umalas Two", ["bathtub", "shared pool"]],
      ["loft", 1, "Mezzanine loft with skylight and a proper desk", ["workspace"]],
      ["villa", 4, "Colonial-style 4BR with two living rooms", ["pool", "enclosed living"]],
      ["townhouse", 2, "Two-bedroom townhouse, pool, easy car access", ["pool", "parking"]],
    ],
    id: [["house", 2, "Rumah asri dua kamar di Umalas, lingkungan tenang", ["garden"]]],
    ru: [["house", 3, "Дом с тремя спальнями в Умаласе, тихая улица", ["garden", "parking"]]],
  },
  {
    place: "kerobokan",
    en: [
      ["villa", 2, "Affordable 2BR pool villa in Kerobokan", ["pool"]],
      ["house", 2, "Two-bedroom house with carport and store room", ["parking"]],
      [
        "villa",
        3,
        "Spacious 3BR villa, closed living, daily staff",
        ["pool", "enclosed living", "housekeeping"],
      ],
      ["studio", 1, "Studio with terrace over a canal garden", ["terrace", "garden"]],
      ["room", 1, "Clean room with own bathroom and shared kitchen", ["shared kitchen"]],
      ["villa", 1, "One-bedroom courtyard villa with plunge pool", ["pool"]],
    ],
    id: [
      ["house", 3, "Rumah 3 kamar semi furnished, Kerobokan Kelod", ["parking"]],
      ["room", 1, "Kos putri Kerobokan, AC dan wifi, termasuk air", ["ac", "wifi", "women only"]],
      ["villa", 2, "Villa dua kamar tidur, kolam renang, bisa bulanan", ["pool"]],
    ],
  },
  {
    place: "seminyak",
    en: [
      ["villa", 2, "Seminyak villa in a secure complex, two bedrooms", ["pool", "security"]],
      ["villa", 1, "Walk to Double Six beach: one-bedroom pool villa", ["pool", "near beach"]],
      ["apartment", 1, "Modern apartment with gym and shared pool, Seminyak", ["shared pool", "gym"]],
      ["villa", 3, "Three-bedroom villa steps from the boutiques", ["pool"]],
      ["studio", 1, "Studio behind Petitenget temple, monthly or longer", ["near beach"]],
      ["townhouse", 2, "Terraced house with roof deck for sundowners", ["rooftop"]],
      ["villa", 5, "Five-suite compound with gym and guards, Seminyak", ["pool", "security", "gym"]],
      ["room", 1, "Budget room with AC and hot water near the beach", ["ac", "hot water", "near beach"]],
    ],
    id: [
      ["villa", 2, "Sewa bulanan villa 2 kamar di pusat Seminyak", ["pool"]],
      ["studio", 1, "Studio nyaman di Seminyak, cocok untuk kerja online", ["workspace", "wifi"]],
    ],
  },
  {
    place: "legian",
    en: [
      ["apartment", 2, "Two-bedroom corner apartment with balcony, Legian", ["balcony", "shared pool"]],
      ["guesthouse", 1, "Homestay room in Legian, 300 m to the sand", ["near beach"]],
      ["villa", 2, "Hidden two-bedroom villa in central Legian", ["pool"]],
    ],
    id: [["room", 1, "Kamar bulanan di Legian, AC, TV, dekat pantai", ["ac", "tv", "near beach"]]],
  },
  {
    place: "kuta",
    en: [
      ["studio", 1, "Studio near the airport road, gym in the building", ["gym"]],
      ["townhouse", 2, "Two-bedroom townhouse close to the Kuta shops", ["parking"]],
    ],
    id: [
      ["room", 1, "Kost Kuta murah, kamar mandi dalam, parkir motor", ["scooter parking"]],
      ["house", 2, "Rumah kontrakan 2 kamar di Kuta, masuk mobil", ["parking"]],
    ],
  },
];
