import { createServer } from "node:http";
import { A_MILLION_BUYS } from "./exchange-rates.ts";
import { RATES_PORT } from "./ports.ts";

/** Stands in for the exchange-rate service: the same shape, only the currencies that were asked for. */
createServer((request, response) => {
  const query = new URL(request.url ?? "/", "http://localhost").searchParams;
  const wanted = query.get("to")?.split(",") ?? Object.keys(A_MILLION_BUYS);
  const scale = Number(query.get("amount") ?? 1) / 1_000_000;
  const rates = Object.fromEntries(
    Object.entries(A_MILLION_BUYS)
      .filter(([code]) => wanted.includes(code))
      .map(([code, rate]) => [code, rate * scale]),
  );
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ amount: scale * 1_000_000, base: "IDR", date: "2026-03-18", rates }));
}).listen(RATES_PORT, "127.0.0.1");
