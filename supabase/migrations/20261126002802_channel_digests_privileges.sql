-- What the bot has posted is for the service role only.

alter table public.channel_digests enable row level security;
revoke all on public.channel_digests from public, anon, authenticated;
grant all on public.channel_digests to service_role;
