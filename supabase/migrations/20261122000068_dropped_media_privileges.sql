-- What is left to remove is for the service role only.

alter table public.dropped_media enable row level security;
revoke all on public.dropped_media from public, anon, authenticated;
grant all on public.dropped_media to service_role;
revoke all on function public.collector_forget_media(text[]) from public, anon, authenticated;
grant execute on function public.collector_forget_media(text[]) to service_role;
