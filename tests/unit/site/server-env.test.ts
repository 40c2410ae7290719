import { serverEnv } from "@/server/site/server-env";
import { checkServerEnv } from "@/server/start/start-site";

const READERS = {
  SUPABASE_URL: serverEnv.supabaseUrl,
  SUPABASE_ANON_KEY: serverEnv.supabaseAnonKey,
  LISTINGS_REVALIDATE_SECONDS: serverEnv.listingsRevalidateSeconds,
  EXCHANGE_RATE_URL: serverEnv.exchangeRateUrl,
  SITE_URL: serverEnv.siteUrl,
  SHARE_URL: serverEnv.shareUrl,
  OWNER_CONTACT: serverEnv.ownerContact,
  AGENT_REGISTER_URL: serverEnv.agentRegisterUrl,
};

type Name = keyof typeof READERS;

const before = { ...process.env };

afterEach(() => {
  for (const name of Object.keys(READERS)) {
    const value = before[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

function read(name: Name, value: string | undefined) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
  return READERS[name]();
}

describe("serverEnv", () => {
  it.each<[Name, string, string | number]>([
    ["SUPABASE_URL", "https://abc.supabase.co", "https://abc.supabase.co"],
    ["SUPABASE_URL", "http://127.0.0.1:4999/", "http://127.0.0.1:4999"],
    ["SUPABASE_URL", "  http://localhost:4999  ", "http://localhost:4999"],
    ["SUPABASE_ANON_KEY", "sb_publishable_x", "sb_publishable_x"],
    ["LISTINGS_REVALIDATE_SECONDS", "30", 30],
    ["EXCHANGE_RATE_URL", "https://rates.test/v1///", "https://rates.test/v1"],
    ["SITE_URL", "https://rentals.test/", "https://rentals.test"],
    ["SHARE_URL", "https://go.test/", "https://go.test"],
  ])("reads %s=%j", (name, value, expected) => {
    expect(read(name, value)).toBe(expected);
  });

  it.each<Name>(["SUPABASE_URL", "SUPABASE_ANON_KEY"])("names %s when it is missing or empty", (name) => {
    for (const value of [undefined, "", "   "]) expect(() => read(name, value)).toThrow(name);
  });

  it.each<[Name, string | number]>([
    ["LISTINGS_REVALIDATE_SECONDS", 120],
    ["EXCHANGE_RATE_URL", "https://api.frankfurter.dev/v1"],
    ["SITE_URL", "http://localhost:3000"],
  ])("has a default for %s when it is missing or empty", (name, expected) => {
    for (const value of [undefined, "", "   "]) expect(read(name, value)).toBe(expected);
  });

  it.each<[Name, string[]]>([
    [
      "SUPABASE_URL",
      ["abc.supabase.co", "javascript:alert(1)", "ftp://x.test", "http://", "not a url", "//x.test"],
    ],
    ["SITE_URL", ["rentals.test", "file:///etc/passwd"]],
    ["SHARE_URL", ["go.test", "javascript:alert(1)"]],
    ["LISTINGS_REVALIDATE_SECONDS", ["0", "-1", "1.5", "two minutes", "Infinity", "NaN", "120s"]],
  ])("names %s when it is malformed", (name, values) => {
    for (const value of values) expect(() => read(name, value)).toThrow(name);
  });

  it("uses SITE_URL for sharing when SHARE_URL is not set", () => {
    process.env.SITE_URL = "https://rentals.test";
    expect(read("SHARE_URL", undefined)).toBe("https://rentals.test");
    expect(read("SHARE_URL", "")).toBe("https://rentals.test");
    expect(read("SHARE_URL", "https://go.test")).toBe("https://go.test");
  });

  it("reads the optional contact of the site's owner", () => {
    for (const value of [undefined, "", "  "]) expect(read("OWNER_CONTACT", value)).toBeNull();
    const telegram = { name: "Telegram", address: "https://t.me/bali_monthly" };
    expect(read("OWNER_CONTACT", " @bali_monthly ")).toEqual(telegram);
    const problem = /^OWNER_CONTACT is not set or not valid: .*not a Telegram account/;
    expect(() => read("OWNER_CONTACT", "https://rentals.example")).toThrow(problem);
  });

  it("reads the optional address of a register of agents unchanged", () => {
    expect(read("AGENT_REGISTER_URL", undefined)).toBeNull();
    expect(read("AGENT_REGISTER_URL", "https://agents.test/members/")).toBe("https://agents.test/members/");
    for (const value of ["agents.test", "javascript:alert(1)"])
      expect(() => read("AGENT_REGISTER_URL", value)).toThrow("AGENT_REGISTER_URL");
  });

  it("reads the current value each time", () => {
    expect(read("SITE_URL", "https://one.test")).toBe("https://one.test");
    expect(read("SITE_URL", "https://two.test")).toBe("https://two.test");
  });
});

afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

/** The exit status and output of the process with these settings; null if it does not exit. */
async function ended(settings: Readonly<Record<string, string>>) {
  process.env = { ...before, ...settings };
  const said = jest.spyOn(console, "error").mockReturnValue();
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  try {
    await checkServerEnv();
    return null;
  } catch {
    return { status: exit.mock.calls[0]?.[0], said: said.mock.calls.flat().join() };
  }
}

it.each([
  [{}],
  [{ OWNER_CONTACT: "", AGENT_REGISTER_URL: " " }],
  [{ OWNER_CONTACT: "@bali_monthly", AGENT_REGISTER_URL: "https://agents.example/members" }],
])("the server starts with %j", async (settings) => {
  expect(await ended(settings)).toBeNull();
});

it.each([
  ["OWNER_CONTACT", "https://rentals.example"],
  ["AGENT_REGISTER_URL", "agents.example"],
  ["TELEGRAM_BOT_NAME", "bali rent"],
])("a malformed %s ends the process with an error that names it", async (name, value) => {
  const end = await ended({ TELEGRAM_OWNER: "12", [name]: value });
  expect(end?.status).toBe(1);
  expect(end?.said).toContain(`${name} is not set or not valid`);
});
