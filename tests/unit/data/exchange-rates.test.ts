import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { neededCurrencies, parseRates } from "@/lib/money/rates-answer";
import { ratesReader } from "@/server/data/exchange-rates";
import { describeUnless } from "../../support/left-out";
import { listen } from "../../support/loopback";
import { ANSWER_FOR_A_MILLION, RATES } from "../money/rates";
import { sampleRental } from "../rental/sample-rental";

const RECORDED = path.resolve("..", "shared", "data", "fx");
const recorded = (name: string): unknown => JSON.parse(readFileSync(path.join(RECORDED, name), "utf8"));
const unrecorded = existsSync(RECORDED) ? null : `no folder ${RECORDED}`;

describe("parseRates", () => {
  it("returns rates per unit of the base currency, with the base at 1", () => {
    const { rates } = parseRates(ANSWER_FOR_A_MILLION, 1_000_000);
    expect(Object.keys(rates).sort()).toEqual(Object.keys(RATES).sort());
    for (const [code, rate] of Object.entries(RATES)) expect(rates[code]).toBeCloseTo(rate, 15);
  });

  it.each([["58.8"], [null], [0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], [{}]])(
    "drops the rate %p and keeps the others",
    (rate) => {
      expect(parseRates({ rates: { USD: rate, EUR: 51.169 } }, 1).rates).toEqual({ IDR: 1, EUR: 51.169 });
    },
  );

  it("ignores a rate of the base in the answer", () => {
    expect(parseRates({ rates: { IDR: 5, USD: 2 } }, 1).rates).toEqual({ IDR: 1, USD: 2 });
  });

  it.each([
    ["null", null],
    ["a string", "rates"],
    ["an error", { message: "not found" }],
    ["rates in an array", { rates: [1, 2] }],
    ["null rates", { rates: null }],
  ])("rejects an answer of %s", (_, body) => {
    expect(() => parseRates(body, 1)).toThrow();
  });

  it.each([
    [{ date: "2026-03-18" }, "2026-03-18"],
    [{ date: "2026-02-30" }, null],
    [{ date: "18 March" }, null],
    [{ date: 20260318 }, null],
    [{}, null],
  ])("reads the day of %j as %p", (dated, day) => {
    expect(parseRates({ rates: {}, ...dated }, 1).day).toBe(day);
  });
});

describeUnless(unrecorded, "parseRates on recorded answers", () => {
  it("reads the rates that the tests use", () => {
    const { rates } = parseRates(recorded("latest_from_IDR_amount_1000000.json"), 1_000_000);
    for (const [code, rate] of Object.entries(RATES)) expect(rates[code]).toBeCloseTo(rate, 15);
  });

  it("differs by less than a hundredth from the rates that the service rounds", () => {
    const { rates: rounded } = parseRates(recorded("latest_from_IDR_to_USD_AUD_CAD_EUR.json"), 1);
    for (const [code, rate] of Object.entries(RATES)) {
      expect(Math.abs((rounded[code] ?? Number.NaN) / rate - 1)).toBeLessThan(0.01);
    }
  });
});

describe("neededCurrencies", () => {
  it("contains the display currencies except the base", () => {
    expect(neededCurrencies([])).toEqual(["AUD", "CAD", "EUR", "USD"]);
  });

  it("adds each currency of the listings once", () => {
    expect(neededCurrencies(["SGD", "IDR", null, "SGD", "USD"])).toEqual(["AUD", "CAD", "EUR", "SGD", "USD"]);
  });

  it.each(["", "usd", "RUPIAH", "U$D", "USD,EUR", "А1Б", "&to=X"])("ignores the code %j", (code) => {
    expect(neededCurrencies([code])).toEqual(["AUD", "CAD", "EUR", "USD"]);
  });

  it("is bounded, and keeps the display currencies, when listings invent many codes", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const madeUp = letters.flatMap((one) => letters.map((other) => `A${one}${other}`));
    expect(neededCurrencies(madeUp)).toEqual(expect.arrayContaining(["AUD", "CAD", "EUR", "USD"]));
    expect(neededCurrencies(madeUp).length).toBeLessThan(100);
  });
});

describe("ratesReader", () => {
  const SHIPPED: unknown = JSON.parse(readFileSync("regions/bali/rates.json", "utf8"));

  const before = process.env.EXCHANGE_RATE_URL;
  const buildBefore = process.env.BUILD_DIR;
  let log: jest.SpyInstance;
  let build: string;

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), "rates-"));
    process.env.BUILD_DIR = build;
    log = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  afterEach(() => {
    log.mockRestore();
    rmSync(build, { recursive: true });
    if (buildBefore === undefined) delete process.env.BUILD_DIR;
    else process.env.BUILD_DIR = buildBefore;
    if (before === undefined) delete process.env.EXCHANGE_RATE_URL;
    else process.env.EXCHANGE_RATE_URL = before;
  });

  it("requests the needed currencies for a million of the base, for precise rates", async () => {
    let asked = new URL("http://nothing.test");
    const server = createServer((request, response) => {
      asked = new URL(request.url ?? "", `http://${request.headers.host}`);
      response.end(JSON.stringify(ANSWER_FOR_A_MILLION));
    });
    await using service = await listen(server);
    process.env.EXCHANGE_RATE_URL = `${service.url}/v1/`;
    const { rates, day } = await ratesReader()([]);
    expect(asked.pathname).toBe("/v1/latest");
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      amount: "1000000",
      from: "IDR",
      to: "AUD,CAD,EUR,USD",
    });
    expect(rates.USD).toBeCloseTo(0.000058844, 15);
    expect(rates.IDR).toBe(1);
    expect(day).toBe("2026-03-18");
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ["an error", 500, "oops"],
    ["an error that looks like rates", 503, JSON.stringify(ANSWER_FOR_A_MILLION)],
    ["not found", 404, JSON.stringify({ message: "not found" })],
    ["a body that is not JSON", 200, "<html>"],
    ["JSON without rates", 200, "{}"],
  ])("logs and returns the rates of the release when the service answers %s", async (_, status, body) => {
    const server = createServer((_request, response) => {
      response.statusCode = status;
      response.end(body);
    });
    await using service = await listen(server);
    process.env.EXCHANGE_RATE_URL = service.url;
    expect(await ratesReader()([])).toEqual(SHIPPED);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("gives no exchange rates"));
  });

  describe("after an answer", () => {
    /** A service that answers once and then fails, and its first rates. */
    async function answeredOnce() {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        response.statusCode = asked === 1 ? 200 : 503;
        response.end(JSON.stringify(ANSWER_FOR_A_MILLION));
      });
      const service = await listen(server);
      process.env.EXCHANGE_RATE_URL = service.url;
      const read = ratesReader();
      return { service, read, first: await read([]) };
    }

    it("logs and returns the last rates and their day when the service fails, for any currencies", async () => {
      const { service, read, first } = await answeredOnce();
      await using _ = service;
      expect(await read([sampleRental({ price_currency: "SGD" })])).toBe(first);
      expect(log).toHaveBeenCalledWith(expect.stringContaining("gives no exchange rates"));
    });

    it("asks once an hour, and equal rates are the same object", async () => {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        response.end(JSON.stringify(ANSWER_FOR_A_MILLION));
      });
      await using service = await listen(server);
      process.env.EXCHANGE_RATE_URL = service.url;
      const read = ratesReader();
      const first = await read([]);
      expect([await read([]), asked]).toEqual([first, 1]);
      jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
      expect(await read([])).toBe(first);
      expect(asked).toBe(2);
    });
  });

  describe("after a restart", () => {
    const file = () => path.join(build, "cache", "exchange-rates.json");

    /** The rates from `url` in a process that has fetched none yet. */
    async function askedAnew(url: string) {
      process.env.EXCHANGE_RATE_URL = url;
      return ratesReader()([]);
    }

    /** The URL of a service that answered one process and was then closed. */
    async function silentAddress() {
      await using service = await listen(
        createServer((_request, response) => response.end(JSON.stringify(ANSWER_FOR_A_MILLION))),
      );
      return { url: service.url, first: await askedAnew(service.url) };
    }

    it("returns the rates from before the restart, with their day", async () => {
      const { url, first } = await silentAddress();
      expect(first.day).toBe("2026-03-18");
      expect(await askedAnew(url)).toEqual(first);
    });

    it("ignores the rates of another service", async () => {
      await silentAddress();
      expect(await askedAnew("http://127.0.0.1:9")).toEqual(SHIPPED);
    });

    it.each([
      ["cut off", '{"source":'],
      ["of another shape", '["USD"]'],
    ])("ignores a stored file that is %s", async (_, content) => {
      const { url } = await silentAddress();
      writeFileSync(file(), content);
      expect(await askedAnew(url)).toEqual(SHIPPED);
    });

    it("returns the fetched rates when they cannot be stored", async () => {
      mkdirSync(file(), { recursive: true });
      const { first } = await silentAddress();
      expect(Object.keys(first.rates)).toContain("USD");
      expect(log).toHaveBeenCalledWith("Keeping the exchange rates failed", expect.anything());
    });
  });

  it("logs and returns the rates of the release when the service cannot be reached", async () => {
    const server = createServer();
    const service = await listen(server);
    await service[Symbol.asyncDispose]();
    process.env.EXCHANGE_RATE_URL = service.url;
    expect(await ratesReader()([])).toEqual(SHIPPED);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("gives no exchange rates"));
  });

  it("logs an outage once", async () => {
    const service = await listen(createServer());
    await service[Symbol.asyncDispose]();
    process.env.EXCHANGE_RATE_URL = service.url;
    const now = jest.spyOn(Date, "now").mockReturnValue(0);
    const read = ratesReader();
    for (const minute of [0, 1, 60, 600]) {
      now.mockReturnValue(minute * 60_000);
      await read([]);
    }
    expect(log).toHaveBeenCalledTimes(1);
  });
});
