import { LatLng, LatLngBounds } from "./coordinates.js";
import { GoogleMap } from "./map.js";
import { OverlayView } from "./overlay-view.js";

window.__googleMaps = { maps: [], refuseKey: () => window.gm_authFailure?.() };

const loading = window.google?.maps ?? {};
window.google = {
  maps: {
    ...loading,
    version: "stand-in",
    Map: GoogleMap,
    OverlayView,
    LatLng,
    LatLngBounds,
    event: {
      addListener: (instance, event, listener) => instance.addListener(event, listener),
      removeListener: (listener) => listener.remove(),
    },
    importLibrary: () => Promise.resolve(window.google.maps),
  },
};
loading.importLibrary = window.google.maps.importLibrary;
loading.__ib__?.();
