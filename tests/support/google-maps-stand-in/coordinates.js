const TILE = 256;

export const project = ({ lat, lng }, zoom) => {
  const size = TILE * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: size * (lng / 360 + 0.5), y: size * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
};
export const unproject = ({ x, y }, zoom) => {
  const size = TILE * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size - 0.5) * 360 };
};

export class LatLng {
  constructor(lat, lng) {
    const literal = typeof lat === "object" ? lat : { lat, lng };
    if (!Number.isFinite(literal.lat) || !Number.isFinite(literal.lng))
      throw new Error("InvalidValueError: not a LatLng");
    this.literal = { lat: literal.lat, lng: literal.lng };
  }
  lat() {
    return this.literal.lat;
  }
  lng() {
    return this.literal.lng;
  }
  toJSON() {
    return { ...this.literal };
  }
  toString() {
    return `(${this.literal.lat}, ${this.literal.lng})`;
  }
}

export class LatLngBounds {
  constructor(sw, ne) {
    this.sw = sw;
    this.ne = ne;
  }
  toJSON() {
    return { south: this.sw.lat, west: this.sw.lng, north: this.ne.lat, east: this.ne.lng };
  }
}
