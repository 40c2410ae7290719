import { once } from "node:events";
import { createServer } from "node:http";
import { userInfo } from "node:os";
import { inspect } from "node:util";
import { answerReview } from "../../collector/review/answer-review.ts";
import { ReviewDesk } from "../../collector/review/review-desk.ts";
import { ReviewSession } from "../../collector/review/review-session.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { onExit } from "../lifetime.ts";
import { LOOPBACK } from "../start/address.ts";
import { logError } from "./log.ts";
import { openForAWhile } from "./open-for-a-while.ts";

function sentenceFor(error: unknown): string {
  logError(error instanceof CliError ? error.message : inspect(error));
  return error instanceof CliError ? error.message : "Something went wrong. The terminal says what.";
}

/** Serves the review page on the loopback interface until the command ends, and prints its address (docs/behaviour.md, B24). */
export async function serveReview(data: string | undefined): Promise<void> {
  const { withRun, close } = openForAWhile(data);
  // Opened before the address is printed, so that a wrong folder is reported at once.
  await withRun(async () => undefined);
  onExit(close);
  const server = createServer({ requestTimeout: 30_000 });
  server.listen(0, LOOPBACK);
  await once(server, "listening");
  onExit(() => server.closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The review page has no port.");
  const origin = `http://${LOOPBACK}:${address.port}`;
  const session = new ReviewSession(address.port);
  const review = {
    origin,
    session,
    withRun,
    desk: new ReviewDesk(),
    by: userInfo().username,
    erase: () => eraseDeleted(data),
  };
  server.on("request", (request, response) => answerReview(request, response, review, sentenceFor));
  console.log(`Open ${origin}/?key=${session.key}\nThe key works once. Ctrl-C ends the page.`);
  await once(server, "close");
}
