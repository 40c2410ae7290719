import type { Words } from "./words.ts";

export const englishFeatures: Words["ofFeature"] = {
  pool: [
    "Private pool, cleaned twice a week.",
    "The pool gets sun from ten until four.",
    "6 x 3 m pool with a shady corner for the hot hours.",
    "Pool guy and gardener come on their own schedule, you don't need to be there.",
    "You can jump from the living room straight into the pool.",
    "Salt water pool, kind to eyes and skin.",
  ],
  "shared pool": [
    "Shared pool, usually empty on weekdays.",
    "The pool is shared with four other units only.",
    "Pool for all residents, open until nine.",
  ],
  wifi: [
    "Wifi {speed} Mbps, tested from the bedroom.",
    "Fibre internet ({speed} Mbps), calls work without drops.",
    "Own router, {speed} Mbps up and down.",
    "Wifi is fast enough for video calls on two laptops, around {speed} Mbps.",
    "Internet {speed} mbps included.",
  ],
  ac: [
    "AC serviced last month.",
    "New inverter AC, low electricity use.",
    "The AC is quiet, you sleep well even next to the wall.",
  ],
  fan: [
    "Ceiling fan, and the breeze does the rest, you will not miss the AC.",
    "Fan only, no AC, which keeps the electricity bill tiny.",
    "Cool at night with just the fan.",
  ],
  kitchen: [
    "Full kitchen: gas stove, big fridge, filter water.",
    "Kitchen with oven and a blender, made for people who really cook.",
    "Equipped kitchen, plates and pans for all.",
    "Small but complete kitchen, two burners and a rice cooker.",
  ],
  "shared kitchen": [
    "Shared kitchen is cleaned every day, each room has its own shelf in the fridge.",
    "You share the kitchen with two other tenants, nobody fights over it.",
    "Communal kitchen with gas stove and drinking water.",
  ],
  workspace: [
    "Dedicated workspace with a real office chair.",
    "Proper desk at the window, good light for calls.",
    "There is a workspace with a monitor you may use.",
    "Wide teak desk, plenty of sockets, quiet during the day.",
    "Work corner separate from the bedroom, so the laptop stays out of sight at night.",
  ],
  "hot water": [
    "Hot water from a solar heater.",
    "Strong shower, hot water all day.",
    "Hot water in the shower, no waiting.",
  ],
  parking: [
    "Parking for a car and two scooters.",
    "Car access to the gate, which is rare on this lane.",
    "Covered parking inside the compound.",
  ],
  "scooter parking": [
    "Scooter parking inside the gate.",
    "Dry place for your scooter, and we can rent you one.",
    "Scooter parking only, the lane is too narrow for cars.",
  ],
  garden: [
    "Green garden with frangipani and banana trees.",
    "Garden with an old mango tree, fruit is yours.",
    "Big garden, gardener comes on Mondays.",
    "Breakfast table in the garden, birds included.",
  ],
  terrace: [
    "Large terrace with a daybed.",
    "You will live on the terrace, we do.",
    "Covered terrace, dry even in rainy season.",
  ],
  balcony: ["Balcony with room for a small table.", "Morning coffee on the balcony is the best part."],
  rooftop: [
    "Rooftop with beanbags for the sunset.",
    "From the roof you see the volcano on clear mornings.",
    "Rooftop with a pergola, nice for yoga or a barbecue.",
    "Roof deck catches the wind, laundry dries in an hour.",
  ],
  bathtub: [
    "Stone bathtub for two.",
    "Bathtub with a skylight above it.",
    "Yes, the bathtub fills with hot water.",
  ],
  "washing machine": [
    "Washing machine in the back, drying line in the sun.",
    "Own washing machine, no laundry runs.",
    "Washing machine is new.",
  ],
  housekeeping: [
    "Housekeeping three times a week, linen once a week.",
    "Ibu Sari cleans every second day and knows the house well.",
    "Cleaning twice a week is in the price.",
    "Towels and sheets changed weekly.",
  ],
  tv: ["Smart TV with the usual apps.", "Big TV, bring your own logins."],
  gym: ["Small gym with weights and a rower.", "Gym on site, open from six."],
  sauna: ["Sauna and cold shower next to each other.", "Wood-lined sauna, ready in half an hour."],
  "yoga deck": ["Yoga deck over the river, mats are there.", "Wooden yoga deck, faces east."],
  security: [
    "Night security and cameras at the gate.",
    "Gated, security guard around the clock.",
    "Banjar security passes every night.",
  ],
  "pet friendly": [
    "Pets are welcome, the garden is fully fenced.",
    "Pet friendly, please just tell us how many and how big.",
    "Dogs and cats are fine, small pet deposit.",
  ],
  "rice field view": [
    "You look over rice fields from the bed.",
    "Open view over the rice fields, and nobody will build there soon.",
    "Rice field in front, frogs at night, be warned.",
  ],
  "ocean view": [
    "Ocean view from the main bedroom.",
    "You see the sea and the line-up from the terrace side.",
    "Wide ocean view, best at six in the evening.",
  ],
  "jungle view": [
    "Below is only river and jungle.",
    "Jungle on two sides, sometimes monkeys, keep the fruit inside.",
    "Green valley view, no neighbours in sight.",
  ],
  "mountain view": [
    "Mountain view when you open the curtain, before the clouds come.",
    "Cool air, blankets are in the wardrobe.",
  ],
  beachfront: [
    "Steps to the water, literally.",
    "You fall asleep to the waves, earplugs for those who don't like it.",
  ],
  "near beach": [
    "Beach is a few minutes away, leave the scooter at home.",
    "Walk to the beach with your board under the arm.",
    "Close enough to the sea for a swim before work.",
  ],
  surf: [
    "Board rack and outdoor shower.",
    "Surf break around the corner, works best on mid tide.",
    "Surfers will be happy here, wax is on us.",
  ],
  new: [
    "Construction finished this year, you would be the first tenant.",
    "Everything is new, some plastic is still on.",
    "Just completed, the garden still has to grow in.",
  ],
  joglo: [
    "The joglo is about eighty years old and came from Java in pieces.",
    "Carved teak joglo with a modern bathroom.",
  ],
  bamboo: [
    "All bamboo, curved roof, a structure you keep looking at.",
    "Built by local bamboo craftsmen, airy and dry.",
  ],
  "enclosed living": [
    "Enclosed living room, so AC works and mosquitoes stay outside.",
    "Closed living and dining with sliding doors to the pool.",
    "Living room is fully closed, sound stays out too.",
  ],
  family: [
    "Good for a family: pool fence, cot and high chair on request.",
    "Families welcome, school bus stops on the main road.",
    "Kids next door, quiet after eight.",
  ],
  coliving: [
    "You share the living area with two easy-going people who both work during the day.",
    "Shared house, tidy people, no parties.",
    "House mates are a designer and a diver, both long term.",
  ],
  "women only": ["Women only, please respect this.", "For female tenants only."],
  "men only": ["For male tenants only."],
};
