import type { HomesOfPlace } from "../home-line.ts";

export const canggu: readonly HomesOfPlace[] = [
  {
    place: "canggu",
    en: [
      ["villa", 2, "Bright two-bedroom villa with pool, 7 min to Batu Bolong", ["pool"]],
      ["villa", 1, "Cosy one-bedroom pool villa on a quiet lane in Canggu", ["pool"]],
      ["villa", 3, "Three-bedroom family villa near the Canggu schools", ["pool", "family", "garden"]],
      ["studio", 1, "Sunny studio with desk and fast fibre, central Canggu", ["workspace", "wifi"]],
      [
        "room",
        1,
        "Private room in a surf house, walk to Echo Beach",
        ["near beach", "shared kitchen", "surf"],
      ],
      ["loft", 1, "Industrial loft above a calm courtyard, Canggu shortcut", ["workspace", "balcony"]],
      [
        "villa",
        2,
        "Enclosed living 2BR villa, good for remote work",
        ["pool", "enclosed living", "workspace"],
      ],
      ["villa", 4, "Designer four-bedroom villa with 15 m lap pool", ["pool", "enclosed living", "garden"]],
      ["apartment", 1, "One-bedroom apartment, rooftop and shared pool", ["shared pool", "rooftop"]],
      ["guesthouse", null, "Guesthouse room with rice field view, Canggu north", ["rice field view"]],
      [
        "villa",
        2,
        "Minimalist 2BR with bathtub and closed living room",
        ["pool", "bathtub", "enclosed living"],
      ],
      ["house", 2, "Simple two-bedroom house, no pool, pets welcome", ["pet friendly", "garden"]],
      ["townhouse", 2, "New two-storey townhouse with small plunge pool", ["pool", "new", "rooftop"]],
      ["villa", 1, "Wooden joglo villa with private pool and garden", ["pool", "joglo", "garden"]],
      ["villa", 3, "3BR villa with TV room, five minutes to Nelayan beach", ["pool", "tv", "near beach"]],
      ["room", null, "Room in shared villa, all bills included, Canggu", ["shared pool", "bills included"]],
      ["villa", 5, "Five-bedroom estate with gym and big garden", ["pool", "gym", "garden", "security"]],
      ["studio", 0, "Compact studio for one, scooter parking inside", ["scooter parking"]],
      ["house", 2, "Sublet: our two-bedroom home while we travel", ["garden", "workspace"]],
      ["villa", 2, null, ["pool"]],
    ],
    id: [
      ["villa", 2, "Villa 2 kamar dengan kolam renang pribadi di Canggu", ["pool"]],
      ["room", 1, "Kos eksklusif Canggu, kamar mandi dalam, dekat pantai", ["near beach", "ac"]],
      ["house", 3, "Rumah 3 kamar untuk keluarga, dekat Pantai Batu Mejan", ["family", "parking"]],
      ["studio", 1, "Studio furnished siap huni, lima menit ke Batu Bolong", ["near beach"]],
      ["apartment", 1, "Apartemen satu kamar dengan dapur dan balkon, Canggu", ["kitchen", "balcony"]],
    ],
    ru: [["villa", 2, "Вилла с двумя спальнями и бассейном в Чангу", ["pool", "wifi"]]],
  },
  {
    place: "batuBolongCanggu",
    en: [
      ["studio", 1, "Studio two minutes on foot from the Batu Bolong break", ["near beach", "surf"]],
      ["room", 1, "Quiet back-lane room off Batu Bolong, cleaning included", ["housekeeping"]],
    ],
  },
  {
    place: "tibubeneng",
    en: [
      ["villa", 2, "Two-bedroom villa between Berawa and Umalas, sunny pool", ["pool"]],
      ["house", 3, "Family house with fenced lawn, near the football pitch", ["family", "garden"]],
      ["studio", 1, "Garden studio with kitchenette and hammock", ["kitchen", "garden"]],
      ["villa", 3, "Newly built 3BR villa, skylights, closed living", ["pool", "new", "enclosed living"]],
    ],
    id: [
      ["house", 2, "Rumah minimalis 2 kamar di Tibubeneng, carport 1 mobil", ["parking"]],
      ["studio", 1, "Studio cantik dekat gym dan kafe, Tibubeneng", ["wifi"]],
    ],
  },
];
