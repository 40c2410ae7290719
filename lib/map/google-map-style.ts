/// <reference types="google.maps" />
import { type ColourScheme, mapColours } from "./map-style";

const HIDDEN = [{ visibility: "off" }];

function fill(featureType: string, color: string): google.maps.MapTypeStyle {
  return { featureType, elementType: "geometry", stylers: [{ color }] };
}

/** Hides points of interest, transit and all labels except those of towns and areas. */
export function googleMapStyle(scheme: ColourScheme): google.maps.MapTypeStyle[] {
  const { land, sea, forest, road, roadEdge, border, label } = mapColours(scheme);
  return [
    { elementType: "labels", stylers: HIDDEN },
    { featureType: "poi", stylers: HIDDEN },
    { featureType: "transit", stylers: HIDDEN },
    { featureType: "administrative.land_parcel", stylers: HIDDEN },
    fill("landscape", land),
    fill("landscape.natural.landcover", forest),
    fill("water", sea),
    fill("road", road),
    { featureType: "road", elementType: "geometry.stroke", stylers: [{ color: roadEdge }] },
    { featureType: "administrative", elementType: "geometry", stylers: [{ color: border }] },
    { featureType: "administrative.locality", elementType: "labels.text", stylers: [{ visibility: "on" }] },
    { elementType: "labels.text.fill", stylers: [{ color: label }] },
    { elementType: "labels.text.stroke", stylers: [{ color: land }] },
  ];
}
