-- Chats and what is owed are for the service role only.

alter table public.followed_chats enable row level security;
alter table public.owed_media enable row level security;
revoke all on public.followed_chats, public.owed_media from public, anon, authenticated;
grant all on public.followed_chats, public.owed_media to service_role;
revoke all on function public.forget_owed_media() from public, anon, authenticated;
grant execute on function public.forget_owed_media() to service_role;
