import { ServiceUnreachable, serviceError } from "@/collector/store/call-function.ts";

test("an unreachable data service and a refusing one give different errors", () => {
  expect(serviceError("to list posts", "TypeError: fetch failed")).toBeInstanceOf(ServiceUnreachable);
  expect(serviceError("to list posts", "permission denied")).not.toBeInstanceOf(ServiceUnreachable);
});

test.each([
  [
    "Could not find the function public.collector_answers(questions) in the schema cache",
    "The data service is older than this command. End the site and start it again; for a hosted project apply the migrations (README.md).",
  ],
  [
    "another run of the collector has taken over",
    "another run of the collector has taken over: this one stops.",
  ],
  [
    "could not extend file: No space left on device",
    "The disk of the data service is full. Make room, then run the same command again.",
  ],
  ["permission denied", "The data service refused to list posts: permission denied"],
])("%s becomes a sentence for the owner", (message, told) => {
  expect(serviceError("to list posts", message).message).toBe(told);
});
