import { waitingLines } from "@/collector/desk/card-lines.ts";
import { correctPost } from "@/collector/owner/correct-post.ts";
import { parseFields } from "@/collector/owner/parse-fields.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { reasonText } from "@/collector/posts/reasons.ts";
import { rereadPosts } from "@/collector/run/judge-stored.ts";
import { readWaiting } from "@/collector/run/read-waiting.ts";
import type { Answer } from "@/collector/second-reader/answer.ts";
import { languageModel } from "@/collector/second-reader/language-model.ts";
import { type Asked, languageModelStandIn, type Reply } from "@/tests/support/language-model.ts";
import { edited, emptyChannel, said } from "../channel";

const nothing: Answer = { kind: null, rent: null, area: null, bedrooms: null };

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const noRent = said(
  4,
  "House for rent in Sanur, 2 bedrooms\nYearly or monthly rental\nHarga 60 mln\nWA 0812 1111 2222",
);
const noArea = said(6, "Villa for rent in Cnaggu, 3 bedrooms, 30 mln per month, wa.me/6281233334444");
const all = [villa, noRent, noArea];

const rightRent = {
  amount: 60e6,
  currency: "IDR",
  period: "month",
  quotation: "Harga 60 mln",
  period_quotation: "monthly rental",
} as const;
const rightArea = { name: "canggu", quotation: "in Cnaggu" };

/** The right answers of a model about the posts above. */
function right({ advert }: Asked): Reply {
  if (advert.startsWith("House")) return { content: JSON.stringify({ ...nothing, rent: rightRent }) };
  return { content: JSON.stringify({ ...nothing, area: rightArea }) };
}

const channel = emptyChannel();

/** Has a model whose endpoint replies so read the waiting posts. */
async function readAgain(reply: (asked: Asked) => Reply, model = "stand-in") {
  const endpoint = await languageModelStandIn(reply);
  const settings = { url: endpoint.url, model, key: undefined, timeoutMs: 30_000 };
  const summary = await channel.held(async (run) => readWaiting(run, languageModel(settings)));
  await endpoint.close();
  return { adverts: endpoint.asked.map(({ advert }) => advert), summary };
}

async function standing() {
  const { data } = await channel.owner.from("posts").select("message_id,status,reasons").order("message_id");
  return data?.map(({ message_id, status, reasons }) =>
    `${message_id} ${status} ${reasonText(reasons) ?? ""}`.trim(),
  );
}

const listings = () => channel.rentals("message_id,price_amount,rental_period,location,is_complete_listing");

const waits = [
  "2 published",
  "4 queued its rent is uncertain: rents for several periods",
  "6 queued it names no area",
];

test("waiting posts are sent to the model without contacts, and published if its answer is accepted", async () => {
  await channel.collect(all);
  expect(await standing()).toEqual(waits);
  const { adverts, summary } = await readAgain(right);
  expect(adverts).toHaveLength(2);
  expect(adverts.join("\n")).not.toMatch(/1111|2222|3333|4444|wa\.me/);
  expect(await standing()).toEqual(["2 published", "4 published", "6 published"]);
  expect(await listings()).toEqual([
    expect.objectContaining({ message_id: 2 }),
    {
      message_id: 4,
      price_amount: 60e6,
      rental_period: "month",
      location: "sanur",
      is_complete_listing: true,
    },
    {
      message_id: 6,
      price_amount: 30e6,
      rental_period: "month",
      location: "canggu",
      is_complete_listing: true,
    },
  ]);
  expect(await channel.counts()).toEqual({ canggu: 2, sanur: 1 });
  expect(summary).toContain("asked 2, answered 2, now shown 2, still waiting 0");
});

test("the record has the facts that the second reader gave, the waiting list why others were rejected", async () => {
  await channel.collect(all);
  await readAgain((asked) =>
    asked.advert.startsWith("House")
      ? right(asked)
      : { content: JSON.stringify({ ...nothing, area: { name: "ubud", quotation: "in Cnaggu" } }) },
  );
  const { records } = await channel.collect(all);
  expect(records[1]?.facts).toContain("Rp 60,000,000 / month");
  const lines = await Array.fromAsync(waitingLines(await channel.run(), new Date()));
  expect(lines.join("\n")).toContain("second reader (stand-in): area: its name is not in its quotation");
});

const answers = (given: Partial<Answer>): Reply => ({ content: JSON.stringify({ ...nothing, ...given }) });

test("unanswered questions change no post, are counted, and are asked again by the next run", async () => {
  await channel.collect(all);
  const before = await channel.everything();
  const { summary } = await readAgain(({ advert }) =>
    advert.startsWith("House") ? { content: "It is 60 million." } : (response) => response.destroy(),
  );
  expect(await channel.everything()).toEqual(before);
  expect(summary).toContain("asked 2, answered 0, now shown 0, still waiting 0");
  expect(summary).toContain("an answer of another form");
  expect(summary).toContain("the endpoint cannot be reached");
  expect((await readAgain(right)).adverts).toHaveLength(2);
});

test("after a rejected or empty answer a post waits for the same reason, and is not asked about again", async () => {
  await channel.collect(all);
  const wrong = { rent: { ...rightRent, amount: 6e6 } };
  const { summary } = await readAgain(({ advert }) => answers(advert.startsWith("House") ? wrong : {}));
  expect(await standing()).toEqual(waits);
  expect(summary).toContain("asked 2, answered 2, now shown 0, still waiting 2");
  const lines = await Array.fromAsync(waitingLines(await channel.run(), new Date()));
  expect(lines.join("\n")).toContain("rent: its amount is not in its quotation");
  const again = await readAgain(right);
  expect(again.adverts).toEqual([]);
  expect(again.summary).toContain("asked 0, answered 0, now shown 0, still waiting 0");
});

test("the same export again does not ask the model again", async () => {
  await channel.collect(all);
  await readAgain(right);
  const before = await channel.everything();
  await channel.collect(all);
  expect((await readAgain(right)).adverts).toEqual([]);
  expect(await channel.everything()).toEqual(before);
});

test("an edited text is asked about again, and another model is asked about posts that still wait", async () => {
  await channel.collect(all);
  await readAgain((asked) => (asked.advert.startsWith("House") ? right(asked) : answers({})));
  expect((await readAgain(() => answers({}), "another")).adverts).toEqual([
    noArea.text.replace(/wa\.me.*/, (link) => "█".repeat(link.length)),
  ]);
  expect((await standing())?.[1]).toBe("4 published");
  await channel.collect([villa, edited(noRent, `${noRent.text}. Pool!`, 20), noArea]);
  expect((await standing())?.[1]).toBe(waits[1]);
  await channel.collect([villa, edited(noRent, noRent.text.replace("60", "65"), 30), noArea]);
  const dearer = { ...rightRent, amount: 65e6, quotation: "65 mln" };
  expect((await readAgain(() => answers({ rent: dearer }), "another")).adverts).toHaveLength(1);
  expect(await listings()).toContainEqual(expect.objectContaining({ message_id: 4, price_amount: 65e6 }));
});

test("after three unanswered questions in a row a run stops asking", async () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    said(at + 2, `Room ${at} for rent in Cnaggu, ${at + 5} mln per month`),
  );
  await channel.collect(many);
  const { adverts, summary } = await readAgain(() => ({ status: 503, body: "" }));
  expect(adverts.length).toBeLessThanOrEqual(7);
  expect(summary).toContain("the endpoint failed (503)");
});

test("an owner's correction or rejection overrides the model's answer, and a takedown erases the answer", async () => {
  await channel.collect(all);
  await readAgain(right);
  const [rent, area] = [
    { channel: "balihomes", message_id: 4 },
    { channel: "balihomes", message_id: 6 },
  ];
  await channel.held((run) => correctPost(run, rent, parseFields(["price=50000000 IDR month"]), "made"));
  await channel.held((run) => correctPost(run, area, { decision: "reject" }, "made"));
  await channel.owner.from("posts").update({ rules: "older" }).neq("rules", "older");
  await channel.held(rereadPosts);
  expect(await standing()).toEqual(["2 published", "4 published", "6 ignored rejected by the owner"]);
  expect(await listings()).toContainEqual(expect.objectContaining({ message_id: 4, price_amount: 50e6 }));
  await channel.held((run) => takeDown(run, rent));
  expect(JSON.stringify(await channel.everything())).not.toContain("Harga 60");
});

test("posts that no answer could publish, or that are too long, are not sent to the model", async () => {
  const another = said(
    12,
    `${villa.text} with a garden, unit and pool, fast wifi and parking for two cars 3`,
  );
  const wanted = said(14, "Looking for a villa in Ubud, budget 10 million per month");
  const long = said(16, `Villa for rent in Cnaggu. ${"Nice! ".repeat(1_200)}`);
  await channel.collect([villa, another, wanted, long]);
  expect(await standing()).toEqual([
    "2 published",
    "12 queued it may repeat balihomes/2, or be another unit",
    "14 ignored somebody looks for a home",
    "16 queued it states no rent; it names no area",
  ]);
  const { adverts, summary } = await readAgain(right);
  expect(adverts).toEqual([]);
  expect(summary).toContain("too long to be sent");
});
