import type { HomesOfPlace } from "../home-line.ts";

export const eastNorthIslands: readonly HomesOfPlace[] = [
  {
    place: "sidemen",
    en: [
      ["bungalow", 1, "Bungalow facing Mount Agung, Sidemen valley", ["mountain view", "rice field view"]],
      ["villa", 2, "Two-bedroom weaver's villa with river-fed pool", ["pool"]],
      ["house", 2, "Off-the-track house with rice barn, Sidemen", ["rice field view", "garden"]],
    ],
    id: [["house", 1, "Rumah satu kamar di tengah sawah Sidemen", ["rice field view"]]],
  },
  {
    place: "amed",
    en: [
      ["bungalow", 1, "Beachfront bungalow for divers, Amed", ["beachfront"]],
      ["house", 2, "Hillside two-bedroom with bay view, Amed", ["ocean view"]],
      ["villa", 2, "Two-bedroom pool villa above Jemeluk bay", ["pool", "ocean view"]],
      ["guesthouse", null, "Room by the sea, snorkel from the garden", ["beachfront", "garden"]],
    ],
  },
  {
    place: "candidasa",
    en: [
      ["villa", 2, "Candidasa seaside villa with pool, two bedrooms", ["pool", "beachfront"]],
      ["house", 1, "Fisherman's lane cottage with a pond garden", ["garden"]],
      ["guesthouse", 1, "Homely long-stay room near the lotus lagoon", ["hot water"]],
    ],
  },
  {
    place: "tirtaGangga",
    en: [["bungalow", 1, "Bungalow on the ridge over the water palace", ["rice field view"]]],
  },
  {
    place: "padangbai",
    id: [["room", 1, "Kamar bulanan dekat pelabuhan Padangbai", ["near beach"]]],
  },
  {
    place: "lovina",
    en: [
      ["villa", 2, "Lovina beach villa, two bedrooms, calm water", ["pool", "beachfront"]],
      ["house", 2, "Retirement house with pool, ten minutes from Lovina", ["pool", "garden"]],
      ["bungalow", 1, "Dolphin-coast bungalow with kitchen", ["kitchen", "near beach"]],
    ],
    id: [["house", 3, "Rumah 3 kamar dekat Pantai Lovina, harga murah", ["near beach"]]],
  },
  {
    place: "munduk",
    en: [
      ["cabin", 1, "Mountain cabin on the lake trail, Munduk", ["mountain view"]],
      ["house", 2, "Coffee-farm house, two bedrooms, cool nights", ["garden", "mountain view"]],
      ["guesthouse", 1, "Cloud-level room with valley balcony", ["balcony", "mountain view"]],
    ],
  },
  { place: "bedugul", id: [["cabin", 1, "Pondok kayu sejuk di Bedugul, dekat kebun raya", ["garden"]]] },
  { place: "singaraja", id: [["house", 2, "Rumah sewa dua kamar di kota Singaraja", ["parking"]]] },
  {
    place: "pemuteran",
    en: [["villa", 1, "Reef-side one-bedroom villa, Pemuteran", ["pool", "near beach"]]],
  },
  {
    place: "nusaLembongan",
    en: [
      ["bungalow", 1, "Lembongan bungalow, mangrove side, pool", ["shared pool"]],
      ["villa", 2, "Two-bedroom villa above Mushroom Bay", ["pool", "ocean view"]],
      ["room", 1, "Divers' room by the month, Jungut Batu", ["near beach"]],
    ],
    id: [["bungalow", 1, "Bungalow bulanan di Lembongan, dekat dermaga", ["near beach"]]],
  },
  {
    place: "nusaPenida",
    en: [
      ["house", 1, "Simple island house with a huge view, Nusa Penida", ["ocean view"]],
      ["guesthouse", null, "Long-stay garden room on Nusa Penida", ["garden"]],
    ],
    id: [["house", 2, "Rumah dua kamar di Toyapakeh, Nusa Penida", ["parking"]]],
  },
  {
    place: null,
    en: [
      ["villa", 2, "Two-bedroom villa with pool, location on request", ["pool"]],
      ["studio", 1, "Cheap studio in the south, first come first served", ["ac"]],
      ["villa", 3, null, ["pool", "enclosed living"]],
    ],
    id: [["room", 1, "Kamar kosong, bisa bulanan, hubungi pemilik", []]],
  },
];
