-- Which groups are read is for the service role only.

alter table public.read_topics enable row level security;
revoke all on public.read_topics from public, anon, authenticated;
grant all on public.read_topics to service_role;
