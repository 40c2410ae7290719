-- Where the updates of Telegram stand that the bot could not handle, without their words: for the owners, for 30 days
-- (docs/behaviour.md, B30).
create table public.skipped_updates (
  update_id bigint primary key,
  -- The message of a channel or group; null in a private chat.
  address text constraint skipped_updates_address_length check (char_length(address) <= 200),
  why text not null constraint skipped_updates_why_length check (char_length(why) <= 300),
  skipped_at timestamptz not null default now()
);

alter table public.skipped_updates enable row level security;
revoke all on public.skipped_updates from public, anon, authenticated;
grant all on public.skipped_updates to service_role;
