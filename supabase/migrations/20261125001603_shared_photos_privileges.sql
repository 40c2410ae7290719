-- Hashes of photos are for the service role only; records of contacts are for visitors too.

revoke all on public.photo_hashes, public.like_photos from public, anon, authenticated;
grant all on public.photo_hashes, public.like_photos to service_role;
revoke all on function
  public.are_photos_alike(bit[], bit[]), public.photo_pairs(bigint[]), public.collector_share_photos(bigint[]),
  public.collector_hash_photos(jsonb), public.rentals_note_photos(), public.collector_forget_media(text[])
  from public, anon, authenticated;
grant execute on function
  public.are_photos_alike(bit[], bit[]), public.photo_pairs(bigint[]), public.collector_share_photos(bigint[]),
  public.collector_hash_photos(jsonb), public.rentals_note_photos(), public.collector_forget_media(text[])
  to service_role;

revoke all on function public.contact_records(bigint) from public, anon, authenticated;
grant execute on function public.contact_records(bigint) to anon, authenticated, service_role;
