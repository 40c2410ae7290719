import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { z } from "zod";

/** A command line whose mistakes are answered with the problem and the help, and thrown as a `CommanderError` (`runCommand`). */
export const commandLine = (name: string) =>
  new Command(name).showHelpAfterError().helpCommand(false).exitOverride();

/** Parses the value of a flag that names a folder or a file. */
export function pathArgument(value: string): string {
  if (value === "") throw new InvalidArgumentError("It names nothing.");
  return value;
}

const instant = z.iso.datetime({ offset: true });

/** Parses "now", or a time with its zone. */
export function timeArgument(value: string): Date {
  if (value === "now") return new Date();
  if (instant.safeParse(value).success) return new Date(value);
  throw new InvalidArgumentError("It is now, or a time such as 2026-11-24T16:00:00Z.");
}

/** Parses a day such as 2026-10-01. */
export function dayArgument(value: string): string {
  if (z.iso.date().safeParse(value).success) return value;
  throw new InvalidArgumentError("Write a date like 2026-10-01.");
}
