import { whereToCheck } from "@/lib/rental/where-to-check";
import { inEnglish } from "@/tests/support/in-english";
import { sampleWholeRental } from "./sample-whole-rental";

const site = (url: string) => URL.parse(url, "https://rentals.example")?.href ?? null;

/** The links for checking a listing with these fields. */
function checks(change: Parameters<typeof sampleWholeRental>[0], agentRegister: string | null = null) {
  const rental = sampleWholeRental({ media_urls: [], location: null, ...change });
  return whereToCheck(rental, { addressOf: site, agentRegister }, inEnglish).map(({ what, href }) => [
    what,
    href,
  ]);
}

const lens = (photo: string) => `https://lens.google.com/uploadbyurl?url=${encodeURIComponent(photo)}`;
const maps = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

it.each([
  ["nothing to check", {}, []],
  ["the placeholder", { media_urls: ["/placeholder.webp"] }, []],
  ["a video alone", { media_urls: ["https://cdn.example/tour.mp4"] }, []],
  ["a malformed address", { media_urls: ["https://"] }, []],
  [
    "a photo after a video",
    { media_urls: ["https://cdn.example/tour.mp4", "https://cdn.example/a b.jpg?w=1&h=2"] },
    [["photo", lens("https://cdn.example/a%20b.jpg?w=1&h=2")]],
  ],
  [
    "a photo that the site serves",
    { media_urls: ["/photos/ab/ab12.jpg"] },
    [["photo", lens("https://rentals.example/photos/ab/ab12.jpg")]],
  ],
  ["an area", { location: "nusa dua" }, [["place", maps("Nusa Dua, Bali, Indonesia")]]],
  [
    "the home's point",
    { location: "nusa dua", latitude: -8.8, longitude: 115.23 },
    [["place", maps("-8.8,115.23")]],
  ],
])("whereToCheck links the checks for %s", (_, change, expected) => {
  expect(checks(change)).toEqual(expected);
});

it("whereToCheck names the register of agents by its host", () => {
  const register = "https://www.agents.example/members/";
  const rental = sampleWholeRental({ media_urls: [], location: null });
  expect(whereToCheck(rental, { addressOf: site, agentRegister: register }, inEnglish)).toEqual([
    { what: "agent", label: "Look the agent up at agents.example", href: register },
  ]);
});
