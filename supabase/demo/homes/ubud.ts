import type { HomesOfPlace } from "../home-line.ts";

export const ubud: readonly HomesOfPlace[] = [
  {
    place: "ubud",
    en: [
      ["villa", 2, "Jungle edge villa with infinity pool, 2 bedrooms", ["pool", "jungle view"]],
      ["villa", 1, "One-bedroom retreat, 10 min to Ubud centre", ["pool", "rice field view"]],
      ["house", null, "Traditional compound house with carved doors, Ubud", ["garden"]],
      ["guesthouse", 1, "Family compound homestay, big room and terrace", ["terrace"]],
      ["studio", 1, "Writer's studio with long desk and garden view", ["workspace", "garden"]],
      ["villa", 3, "Three-bedroom villa with yoga deck, river sound", ["pool", "yoga deck"]],
      ["bungalow", 1, "Wooden bungalow between two rice terraces", ["rice field view"]],
      ["house", 1, "Bamboo house for two, open-air bathroom", ["bamboo", "jungle view", "fan"]],
      ["apartment", 1, "Quiet apartment near the Monkey Forest, kitchen", ["kitchen"]],
      ["room", null, "Simple room for long stays, shared kitchen and wifi", ["shared kitchen", "wifi"]],
      ["villa", 2, "Two-bedroom pool villa with separate office", ["pool", "workspace"]],
      ["loft", 1, "Artist loft with north light, Penestanan steps", ["workspace"]],
      ["villa", 2, "Antique joglo with pool, two bedrooms, Nyuh Kuning", ["pool", "joglo"]],
      ["house", 3, "Unhurried three-bedroom home with herb garden", ["garden", "family"]],
      ["villa", 4, "Four-bedroom valley villa with chef's kitchen", ["pool", "jungle view", "kitchen"]],
      ["bungalow", 1, "Eco bungalow, fan cooled, waterfall walk nearby", ["fan", "jungle view"]],
      [
        "guesthouse",
        1,
        "Upstairs room with rice view and fast internet",
        ["rice field view", "wifi", "workspace"],
      ],
      ["villa", 1, "Small villa, large garden, cats already included", ["garden", "pet friendly"]],
      ["house", 2, null, ["garden", "rice field view"]],
    ],
    id: [
      ["house", 2, "Rumah 2 kamar di Ubud, halaman luas, suasana desa", ["garden"]],
      ["room", 1, "Kamar bulanan Ubud, view sawah, dapur bersama", ["rice field view", "shared kitchen"]],
      ["villa", 2, "Villa kolam renang dua kamar dekat pusat Ubud", ["pool"]],
      ["bungalow", 1, "Bungalow kayu satu kamar, tenang dan sejuk", ["fan"]],
    ],
    ru: [["bungalow", 1, "Бунгало с видом на рисовые поля, Убуд", ["rice field view", "wifi"]]],
  },
  {
    place: "ubudCenter",
    en: [["apartment", 1, "One-bed flat over a quiet courtyard, Ubud centre", ["balcony"]]],
  },
  {
    place: "sayan",
    en: [
      ["villa", 2, "Ridge-top villa above the Ayung valley, two bedrooms", ["pool", "jungle view"]],
      ["villa", 1, "Stone cottage in Sayan with plunge pool", ["pool"]],
    ],
  },
  {
    place: "mas",
    en: [["house", 2, "Woodcarver's house, two bedrooms and a work bench", ["garden"]]],
    id: [["house", 2, "Rumah tradisional dua kamar di Mas, dekat sawah", ["rice field view"]]],
  },
  {
    place: "lodtunduh",
    en: [["villa", 2, "Brand new two-bedroom villa in Lodtunduh", ["pool", "new"]]],
  },
  {
    place: "tegallalang",
    en: [
      ["cabin", 1, "Glass cabin over the Tegallalang terraces", ["rice field view"]],
      ["bungalow", 1, "Terraced-valley bungalow with outdoor tub", ["bathtub", "rice field view"]],
    ],
  },
  {
    place: "kelusa",
    en: [["villa", 2, "Two-bedroom river villa in Kelusa, north of Ubud", ["pool", "jungle view"]]],
  },
  {
    place: "keramas",
    en: [["villa", 2, "Two-bedroom surf villa in the fields, Keramas", ["pool", "rice field view", "surf"]]],
  },
];
