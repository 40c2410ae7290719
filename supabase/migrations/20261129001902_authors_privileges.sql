-- The key of authors is for the service role only.

alter table public.author_key enable row level security;
revoke all on public.author_key from public, anon, authenticated;
grant all on public.author_key to service_role;
