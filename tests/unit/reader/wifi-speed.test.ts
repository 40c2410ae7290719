import { proseOf } from "@/reader/contact/contacts";
import { readWifiSpeed } from "@/reader/includes/wifi-speed";

it.each([
  ["WiFi 100 Mbps", 100],
  ["fiber up to 50mbps", 50],
  ["интернет 200 мбит", 200],
  ["1 Gbps Starlink", 1000],
  ["𝟭𝟱𝟬 𝗠𝗯𝗽𝘀", 150],
  ["fast wifi", null],
  ["100 mbar", null],
  ["12345 mbps", null],
])("reads the Wi-Fi speed in %j as %j", (text, speed) => {
  expect(readWifiSpeed(proseOf(text))?.value ?? null).toBe(speed);
});
