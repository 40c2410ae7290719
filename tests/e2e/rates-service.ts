import { createServer } from "node:http";
import { RATES_PORT } from "./ports.ts";

/** Answers of the real service on 18 March 2026, for a million rupiah. */
const RATES: Record<string, number> = { AUD: 83.43, CAD: 80.71, EUR: 51.169, USD: 58.844 };

/** Stands in for the exchange-rate service: the same shape, only the currencies that were asked for. */
createServer((request, response) => {
  const query = new URL(request.url ?? "/", "http://localhost").searchParams;
  const wanted = query.get("to")?.split(",") ?? Object.keys(RATES);
  const scale = Number(query.get("amount") ?? 1) / 1_000_000;
  const rates = Object.fromEntries(
    wanted.flatMap((code) => (code in RATES ? [[code, (RATES[code] ?? 0) * scale]] : [])),
  );
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ amount: scale * 1_000_000, base: "IDR", date: "2026-03-18", rates }));
}).listen(RATES_PORT, "127.0.0.1");
