import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { PostKey } from "../posts/rows.ts";
import { serviceError } from "./call-function.ts";

/** A page of the posts that wait for the owner, newest first, and how many wait. */
export type WaitingPage = { posts: PostKey[]; total: number; page: number; pages: number };

const keys = z.array(z.object({ channel: z.string(), message_id: z.int() }));

/** The page number `wanted`, from 1 on; the last page if there are fewer. */
export async function waitingPage(
  client: SupabaseClient,
  wanted: number,
  perPage: number,
): Promise<WaitingPage> {
  const waiting = (head: boolean) =>
    client.from("posts").select("channel,message_id", { count: "exact", head }).eq("status", "queued");
  const counted = await waiting(true);
  if (counted.error) throw serviceError("to count posts", counted.error.message);
  const total = counted.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, wanted), pages);
  // A range that begins beyond the last row is an error.
  if (total === 0) return { posts: [], total, page, pages };
  const { data, error } = await waiting(false)
    .order("posted_at", { ascending: false })
    .order("channel")
    .order("message_id", { ascending: false })
    .range((page - 1) * perPage, page * perPage - 1);
  if (error) throw serviceError("to list posts", error.message);
  return { posts: keys.parse(data), total, page, pages };
}
