export type Setting = "surf" | "cliff" | "beach" | "town" | "rice" | "mountain" | "island";

export interface Area {
  /** As people write it; `location` and `location_name` hold it in lower case. */
  name: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Rent relative to Canggu. */
  rentLevel: number;
  setting: Setting;
}

/** Areas that the map knows. Coordinates are those of the popular places of Bali that the project was given. */
const areas = {
  canggu: { name: "Canggu", latitude: -8.652, longitude: 115.13, rentLevel: 1, setting: "surf" },
  pererenan: { name: "Pererenan", latitude: -8.64, longitude: 115.121, rentLevel: 1, setting: "surf" },
  berawa: { name: "Berawa", latitude: -8.666, longitude: 115.143, rentLevel: 1, setting: "surf" },
  tibubeneng: {
    name: "Tibubeneng",
    latitude: -8.64721,
    longitude: 115.1507,
    rentLevel: 0.85,
    setting: "surf",
  },
  seseh: { name: "Seseh", latitude: -8.6436, longitude: 115.1078, rentLevel: 0.85, setting: "surf" },
  cemagi: { name: "Cemagi", latitude: -8.63261, longitude: 115.1099, rentLevel: 0.75, setting: "surf" },
  umalas: { name: "Umalas", latitude: -8.67, longitude: 115.157, rentLevel: 0.9, setting: "town" },
  kerobokan: {
    name: "Kerobokan",
    latitude: -8.65265,
    longitude: 115.16257,
    rentLevel: 0.75,
    setting: "town",
  },
  seminyak: { name: "Seminyak", latitude: -8.68991, longitude: 115.1668, rentLevel: 0.95, setting: "town" },
  legian: { name: "Legian", latitude: -8.70415, longitude: 115.17028, rentLevel: 0.7, setting: "town" },
  kuta: { name: "Kuta", latitude: -8.72332, longitude: 115.17234, rentLevel: 0.6, setting: "town" },
  uluwatu: { name: "Uluwatu", latitude: -8.829, longitude: 115.098, rentLevel: 0.95, setting: "cliff" },
  bingin: { name: "Bingin", latitude: -8.806, longitude: 115.113, rentLevel: 1, setting: "cliff" },
  padangPadang: {
    name: "Padang Padang",
    latitude: -8.811,
    longitude: 115.106,
    rentLevel: 0.95,
    setting: "cliff",
  },
  balangan: { name: "Balangan", latitude: -8.792, longitude: 115.124, rentLevel: 0.75, setting: "cliff" },
  pecatu: { name: "Pecatu", latitude: -8.82077, longitude: 115.11367, rentLevel: 0.75, setting: "cliff" },
  ungasan: { name: "Ungasan", latitude: -8.82711, longitude: 115.15709, rentLevel: 0.75, setting: "cliff" },
  jimbaran: { name: "Jimbaran", latitude: -8.79093, longitude: 115.16006, rentLevel: 0.65, setting: "beach" },
  nusaDua: { name: "Nusa Dua", latitude: -8.80047, longitude: 115.23341, rentLevel: 0.7, setting: "beach" },
  sanur: { name: "Sanur", latitude: -8.69465, longitude: 115.26058, rentLevel: 0.7, setting: "beach" },
  denpasar: { name: "Denpasar", latitude: -8.65, longitude: 115.21667, rentLevel: 0.4, setting: "town" },
  renon: { name: "Renon", latitude: -8.68606, longitude: 115.23922, rentLevel: 0.5, setting: "town" },
  ubud: { name: "Ubud", latitude: -8.5098, longitude: 115.2654, rentLevel: 0.65, setting: "rice" },
  sayan: { name: "Sayan", latitude: -8.51349, longitude: 115.24106, rentLevel: 0.65, setting: "rice" },
  mas: { name: "Mas", latitude: -8.54086, longitude: 115.27176, rentLevel: 0.5, setting: "rice" },
  lodtunduh: { name: "Lodtunduh", latitude: -8.55501, longitude: 115.26099, rentLevel: 0.5, setting: "rice" },
  tegallalang: {
    name: "Tegallalang",
    latitude: -8.45994,
    longitude: 115.27271,
    rentLevel: 0.5,
    setting: "rice",
  },
  keramas: { name: "Keramas", latitude: -8.58557, longitude: 115.32574, rentLevel: 0.5, setting: "surf" },
  sidemen: { name: "Sidemen", latitude: -8.47386, longitude: 115.4566, rentLevel: 0.4, setting: "rice" },
  candidasa: { name: "Candidasa", latitude: -8.512, longitude: 115.572, rentLevel: 0.42, setting: "beach" },
  amed: { name: "Amed", latitude: -8.349, longitude: 115.6468, rentLevel: 0.42, setting: "beach" },
  tirtaGangga: {
    name: "Tirta Gangga",
    latitude: -8.413,
    longitude: 115.587,
    rentLevel: 0.36,
    setting: "rice",
  },
  padangbai: {
    name: "Padangbai",
    latitude: -8.5315,
    longitude: 115.50657,
    rentLevel: 0.38,
    setting: "beach",
  },
  lovina: { name: "Lovina", latitude: -8.15964, longitude: 115.03624, rentLevel: 0.38, setting: "beach" },
  singaraja: { name: "Singaraja", latitude: -8.112, longitude: 115.08818, rentLevel: 0.3, setting: "town" },
  munduk: { name: "Munduk", latitude: -8.26866, longitude: 115.07947, rentLevel: 0.4, setting: "mountain" },
  bedugul: {
    name: "Bedugul",
    latitude: -8.27481,
    longitude: 115.16166,
    rentLevel: 0.38,
    setting: "mountain",
  },
  pemuteran: {
    name: "Pemuteran",
    latitude: -8.17337,
    longitude: 114.64212,
    rentLevel: 0.42,
    setting: "beach",
  },
  tabanan: { name: "Tabanan", latitude: -8.5413, longitude: 115.12522, rentLevel: 0.42, setting: "rice" },
  medewi: { name: "Medewi", latitude: -8.4207, longitude: 114.8228, rentLevel: 0.4, setting: "surf" },
  nusaLembongan: {
    name: "Nusa Lembongan",
    latitude: -8.68706,
    longitude: 115.44056,
    rentLevel: 0.55,
    setting: "island",
  },
  nusaPenida: {
    name: "Nusa Penida",
    latitude: -8.74551,
    longitude: 115.53478,
    rentLevel: 0.45,
    setting: "island",
  },
  tanahLot: { name: "Tanah Lot", latitude: -8.615, longitude: 115.09, rentLevel: 0.5, setting: "surf" },
  kintamani: {
    name: "Kintamani",
    latitude: -8.25372,
    longitude: 115.32213,
    rentLevel: 0.3,
    setting: "mountain",
  },
  negara: { name: "Negara", latitude: -8.35694, longitude: 114.61694, rentLevel: 0.28, setting: "town" },
  gilimanuk: {
    name: "Gilimanuk",
    latitude: -8.19714,
    longitude: 114.46106,
    rentLevel: 0.28,
    setting: "beach",
  },
  semarapura: { name: "Semarapura", latitude: -8.5346, longitude: 115.4022, rentLevel: 0.3, setting: "town" },
} as const satisfies Record<string, Area>;

/** Second names for a point above: they resolve to the same place and count fewer homes. */
const otherNames = {
  batuBolongCanggu: { ...areas.canggu, name: "Batu Bolong Canggu" },
  ubudCenter: { ...areas.ubud, name: "Ubud Center", setting: "town" },
} as const satisfies Record<string, Area>;

/** Written in adverts, unknown to the map. */
const unmapped = {
  kelusa: { name: "Kelusa", latitude: -8.4615, longitude: 115.2494, rentLevel: 0.5, setting: "rice" },
} as const satisfies Record<string, Area>;

export const mappedAreas = { ...areas, ...otherNames };

export const places = { ...mappedAreas, ...unmapped };

export type PlaceKey = keyof typeof places;
