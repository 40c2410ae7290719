import type { HomesOfPlace } from "../home-line.ts";

export const westCoast: readonly HomesOfPlace[] = [
  {
    place: "pererenan",
    en: [
      ["villa", 2, "Pererenan 2BR villa facing the rice fields", ["pool", "rice field view"]],
      ["villa", 3, "Light-filled three-bedroom villa with sunset rooftop", ["pool", "rooftop"]],
      ["villa", 1, "Tropical modern one-bedroom, walk to Pererenan beach", ["pool", "near beach"]],
      ["villa", 4, "Four-bedroom villa with guest wing and long pool", ["pool", "enclosed living"]],
      ["loft", 1, "Concrete and teak loft with workspace, Pererenan", ["workspace"]],
      ["house", 2, "Two-bedroom garden house for a small family", ["garden", "family"]],
      ["apartment", 2, "Two-bedroom apartment, gym and pool in the building", ["shared pool", "gym"]],
      ["guesthouse", 1, "Ensuite room in a calm four-room guesthouse", ["hot water"]],
      ["villa", 2, "Townhouse-style villa with a bathtub under the sky", ["pool", "bathtub"]],
      [
        "villa",
        3,
        "Sunrise 3BR near the river, closed kitchen and living",
        ["pool", "enclosed living", "kitchen"],
      ],
    ],
    id: [
      [
        "villa",
        1,
        "Villa 1 kamar view sawah di Pererenan, termasuk wifi",
        ["pool", "rice field view", "wifi"],
      ],
      ["room", 1, "Kamar kost bersih dan tenang, Pererenan dekat pantai", ["near beach"]],
      ["house", 2, "Rumah dua kamar dengan halaman, boleh bawa kucing", ["pet friendly", "garden"]],
    ],
  },
  {
    place: "berawa",
    en: [
      ["villa", 2, "Stylish Berawa villa, 2 bedrooms, 600 m to the beach", ["pool", "near beach"]],
      ["villa", 1, "Romantic 1BR with plunge pool, hidden behind palms", ["pool"]],
      ["villa", 3, "Berawa three-bedroom, play corner and fenced pool", ["pool", "family"]],
      [
        "apartment",
        1,
        "Serviced apartment with desk, gym and laundry",
        ["workspace", "gym", "washing machine"],
      ],
      ["studio", 1, "Rooftop studio with ocean breeze, Berawa", ["rooftop", "near beach"]],
      ["villa", 4, "Grand four-bedroom residence with sauna", ["pool", "sauna", "tv"]],
      ["house", 2, "Old-style Balinese house with big trees, two bedrooms", ["garden"]],
      [
        "room",
        null,
        "Women only: room in a tidy shared house, Berawa",
        ["coliving", "shared kitchen", "women only"],
      ],
      ["villa", 2, "Two ensuite bedrooms, pool and parking for a car", ["pool", "parking"]],
    ],
    id: [
      ["villa", 2, "Disewakan villa 2 kamar full furnished di Berawa", ["pool"]],
      [
        "studio",
        1,
        "Studio dekat Pantai Berawa, bebas banjir, parkir motor",
        ["near beach", "scooter parking"],
      ],
    ],
    ru: [
      [
        "studio",
        1,
        "Студия у пляжа Берава, вай-фай и уборка включены",
        ["near beach", "wifi", "housekeeping"],
      ],
    ],
  },
  {
    place: "seseh",
    en: [
      ["villa", null, "Seseh villa with ocean sunset from the roof", ["pool", "rooftop", "ocean view"]],
      ["villa", 3, "Three-bedroom villa on a black-sand beach lane", ["pool", "near beach"]],
      ["cabin", 1, "A-frame cabin among coconut palms near Seseh", ["garden"]],
    ],
    id: [["villa", 1, "Villa mungil satu kamar, jalan kaki ke Pantai Seseh", ["pool", "near beach"]]],
  },
  {
    place: "cemagi",
    en: [
      ["villa", 2, "Quiet rice field villa in Cemagi, two bedrooms", ["pool", "rice field view"]],
      ["villa", 4, "Sea-edge four-bedroom villa above the surf, Cemagi", ["pool", "ocean view"]],
    ],
  },
  {
    place: "medewi",
    en: [["bungalow", 1, "Left-hand point break bungalow, Medewi", ["surf", "near beach"]]],
  },
  {
    place: "tabanan",
    en: [
      ["house", 2, "Two-bedroom house among terraces, Tabanan", ["rice field view"]],
      ["villa", null, "Remote beach villa on the Tabanan coast", ["pool", "near beach"]],
    ],
    id: [["house", 2, "Rumah desa dua kamar di Tabanan, udara segar", ["garden"]]],
  },
];
