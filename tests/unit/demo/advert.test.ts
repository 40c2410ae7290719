import { writeAdvert } from "@/supabase/demo/advert";
import { demoHomes } from "@/supabase/demo/home";

const homes = demoHomes();
const adverts = homes.map((home) => ({ home, text: writeAdvert(home) }));

function sentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?]) /)
    .map((sentence) => sentence.replace(/^[^\p{L}\d]+/u, "").trim())
    .filter((sentence) => sentence.length > 12);
}

describe("demo adverts", () => {
  it("leave no blank unfilled", () => {
    for (const { text } of adverts) expect(text).not.toMatch(/[{}]|undefined|null|NaN|\n{3}/);
  });

  it("name the price of their row", () => {
    for (const { home, text } of adverts) {
      const { amount } = home.price;
      if (amount === null) continue;
      const plain = text.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "").replaceAll(",", ".");
      const forms = [amount, amount / 1e6, amount / 1e3].map(String);
      expect(forms.some((form) => plain.includes(form))).toBe(true);
    }
  });

  it("name no other number of bedrooms than their row", () => {
    for (const { home, text } of adverts) {
      for (const [, written] of text.matchAll(/(\d+) ?(?:bedrooms?|BR|kamar tidur|спал)/g)) {
        expect(Number(written)).toBe(home.bedrooms);
      }
    }
  });

  it("praise a pool, a desk or pets only where there are some", () => {
    for (const { home, text } of adverts) {
      if (/\bprivate pool|kolam renang pribadi/i.test(text)) expect(home.features).toContain("pool");
      if (/\bworkspace\b/i.test(text)) expect(home.features).toContain("workspace");
      if (/pets ok|pets are welcome/i.test(text)) expect(home.features).toContain("pet friendly");
      if (/no AC/.test(text)) expect(home.features).not.toContain("ac");
    }
  });

  it.each(["pool", "wifi", "ac", "scooter", "workspace"])("are found by the keyword %s", (keyword) => {
    const found = adverts.filter(({ text }) => text.toLowerCase().includes(keyword));
    expect(found.length).toBeGreaterThan(15);
    expect(found.length).toBeLessThan(adverts.length);
  });

  it("are put together from many different sentences", () => {
    const different = new Set(adverts.flatMap(({ text }) => sentences(text)));
    expect(different.size).toBeGreaterThan(400);
    expect(new Set(adverts.map(({ text }) => text)).size).toBe(adverts.length);
  });

  it("vary in length and carry links, numbers and hashtags", () => {
    const lengths = adverts.map(({ text }) => text.length);
    expect(Math.min(...lengths)).toBeLessThan(200);
    expect(Math.max(...lengths)).toBeGreaterThan(700);
    for (const piece of [
      "https://www.google.com/maps?q=-8.",
      "https://www.instagram.com/",
      "+62 812 0000",
      "#",
      "@",
    ]) {
      expect(adverts.some(({ text }) => text.includes(piece))).toBe(true);
    }
  });
});
