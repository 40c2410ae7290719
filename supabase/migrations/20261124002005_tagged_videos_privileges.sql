-- The list of videos is for the service role only.

alter table public.tagged_videos enable row level security;
revoke all on public.tagged_videos from public, anon, authenticated;
grant all on public.tagged_videos to service_role;
