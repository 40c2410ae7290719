import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openDataFolder } from "@/scripts/embedded-service.ts";
import { TOKEN } from "@/tests/support/bot-api/fake-telegram.ts";
import { ServedTelegram } from "@/tests/support/bot-api/served-telegram.ts";

const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const date = Date.parse("2026-11-10T02:00:00Z") / 1_000;
const villa = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";
const house = "House for rent in Ubud, 3 bedrooms, IDR 15.000.000 / month, WA +62 812 1111 2222";
const post = (message_id: number, text: string) => ({ channel_post: { message_id, date, chat, text } });
const picture = { file_id: "f", file_unique_id: "u", width: 90, height: 90, file_size: 5 };
const room = "Room for rent in Sanur, IDR 5.000.000 / month, WA +62 812 3333 4444";
const withPhoto = { channel_post: { message_id: 3, date, chat, photo: [picture], caption: room } };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "follow-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("following continues after the site of its folder restarts, and after it ends during a post", async () => {
  const data = join(folder, "data");
  let site = await openDataFolder(data);
  await using telegram = await ServedTelegram.open();
  const arrivals = [
    async () => telegram.updates.add(post(1, villa)),
    async () => {
      await site.close();
      site = await openDataFolder(data);
      telegram.updates.add(post(2, house));
    },
    async () => telegram.updates.add(withPhoto),
  ];
  telegram.onPoll = () => arrivals.shift()?.();
  telegram.onIdle = () => command.kill("SIGINT");
  telegram.afterCall = (method) => (method === "getFile" ? site.close() : undefined);
  const command = spawn(
    process.execPath,
    ["--import", "./scripts/resolve-project.ts", "scripts/collect.ts", "--follow", "--data", data],
    {
      env: { ...process.env, SUPABASE_URL: "", TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: telegram.root },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [printed, errors, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "exit"),
  ]);
  // Reported when the site ends during a post, but not for the restart before it.
  expect(errors.match(/The data service does not answer/g)).toHaveLength(1);
  expect(code).toBe(0);
  const published = printed.match(/^\d\d:\d\d balihomes\/\d published, \/rental\/[\w-]+$/gm) ?? [];
  expect(published.map((line) => line.slice(6, 18))).toEqual([
    "balihomes/1 ",
    "balihomes/2 ",
    "balihomes/3 ",
  ]);
});
