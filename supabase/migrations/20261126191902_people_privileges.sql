-- Who is kept out, and what is stored about somebody, is for the service role only.

alter table public.blocked_contacts enable row level security;
alter table public.blocked_photos enable row level security;
alter table public.removed_contacts enable row level security;
revoke all on public.blocked_contacts, public.blocked_photos, public.removed_contacts from public, anon, authenticated;
grant all on public.blocked_contacts, public.blocked_photos, public.removed_contacts to service_role;
revoke all on function public.collector_person(text, text), public.collector_note_removed(integer, jsonb),
  public.collector_allow_contact(integer), public.collector_block_photos(text[]),
  public.collector_blocked_photo_sharers(), public.collector_old_posts(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.collector_person(text, text), public.collector_note_removed(integer, jsonb),
  public.collector_allow_contact(integer), public.collector_block_photos(text[]),
  public.collector_blocked_photo_sharers(), public.collector_old_posts(timestamptz, integer) to service_role;
