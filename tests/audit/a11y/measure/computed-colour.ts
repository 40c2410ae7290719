import type { Locator } from "@playwright/test";
import type { Rgb } from "./contrast.ts";

/** A computed colour of an element in sRGB, from any notation; ignores transparency. */
export function computedColour(element: Locator, property: string): Promise<Rgb> {
  return element.evaluate((node, name): Rgb => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (canvas === null) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);
}
