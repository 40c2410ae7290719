import type { HomesOfPlace } from "../home-line.ts";

export const bukit: readonly HomesOfPlace[] = [
  {
    place: "uluwatu",
    en: [
      ["villa", 2, "Two-bedroom Mediterranean villa, Uluwatu", ["pool"]],
      ["villa", 1, "Surf-side one-bedroom with sunken lounge and pool", ["pool", "surf"]],
      ["villa", 3, "Limestone three-bedroom, sea view from the roof", ["pool", "rooftop", "ocean view"]],
      ["studio", 1, "Surfer studio with board rack near the cliff temple", ["surf"]],
      ["loft", 1, "Double-height loft with projector and pool access", ["shared pool", "tv"]],
      ["room", null, "Room in a friendly surf house, Uluwatu", ["coliving", "surf", "shared kitchen"]],
      ["villa", 4, "Cliff road 4BR villa, sunset over the ocean", ["pool", "ocean view"]],
      ["house", 2, "Two-bedroom house with a lawn for the dogs", ["pet friendly", "garden"]],
      ["bungalow", 1, "Lumbung bungalow, pool in the garden", ["shared pool", "garden"]],
    ],
    id: [["villa", 2, "Villa dua kamar di Uluwatu, dekat pantai dan kafe", ["pool", "near beach"]]],
    ru: [["villa", 1, "Новая вилла с бассейном рядом с Улувату", ["pool", "new"]]],
  },
  {
    place: "bingin",
    en: [
      ["villa", 2, "White-wall villa, two bedrooms, five minutes to Bingin", ["pool", "near beach"]],
      ["studio", 1, "Bingin studio with kitchenette and terrace", ["kitchen", "terrace"]],
      ["villa", 3, "Three-bedroom Bingin villa, closed living, big pool", ["pool", "enclosed living"]],
      ["guesthouse", 1, "Ocean-breeze room above the Bingin stairs", ["ocean view"]],
      ["villa", 1, "Tiny villa with a big tub, Bingin", ["pool", "bathtub"]],
      ["villa", 4, null, ["pool", "ocean view", "security"]],
    ],
  },
  {
    place: "padangPadang",
    en: [["villa", 2, "Two-bedroom near Padang Padang, plunge pool and roof", ["pool", "rooftop"]]],
  },
  {
    place: "balangan",
    en: [
      ["bungalow", 1, "Palm garden bungalow, walk to the reef break", ["garden", "near beach", "surf"]],
      ["house", 2, "Balangan hill house, two bedrooms, wind all day", ["ocean view", "fan"]],
    ],
  },
  {
    place: "pecatu",
    en: [
      ["villa", 3, "Gated-estate villa, golf and beach ten minutes away", ["pool", "security"]],
      ["studio", 1, "Budget Bukit studio with parking", ["parking"]],
      ["villa", 2, "Modern two-bedroom in Pecatu with home office", ["pool", "workspace"]],
    ],
    id: [["house", 2, "Rumah dua kamar di Pecatu, air bersih, akses mobil", ["parking"]]],
  },
  {
    place: "ungasan",
    en: [
      ["villa", 3, "Hilltop three-bedroom villa overlooking the bay", ["pool", "ocean view"]],
      ["apartment", 1, "Ungasan apartment with gym and lagoon pool", ["gym", "shared pool"]],
      ["villa", 2, "Two-bedroom villa close to Melasti beach", ["pool", "near beach"]],
    ],
    id: [["villa", 1, "Villa satu kamar baru selesai dibangun, Ungasan", ["pool", "new"]]],
  },
];
