import { checkServerEnv } from "@/server/http/check-server-env";

const before = { ...process.env };

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
