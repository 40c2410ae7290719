-- What the owner says of a home beside its advert: statements in words that the site reads before those of the text, and where it
-- stands.

alter table public.rentals
  add column owner_statements text constraint rentals_owner_statements_length check (char_length(owner_statements) <= 2000),
  add column latitude double precision constraint rentals_latitude_range check (latitude between -90 and 90),
  add column longitude double precision constraint rentals_longitude_range check (longitude between -180 and 180);

create or replace function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_and_keep_out(batch);
begin
  update public.rentals rental set
    owner_statements = listing.owner_statements, latitude = listing.latitude, longitude = listing.longitude
  from jsonb_to_recordset(batch -> 'listings') as listing (
    source_channel_name text, message_id bigint, owner_statements text, latitude double precision,
    longitude double precision)
  where rental.source_channel_name = listing.source_channel_name and rental.message_id = listing.message_id
    and (rental.owner_statements, rental.latitude, rental.longitude)
      is distinct from (listing.owner_statements, listing.latitude, listing.longitude);

  if jsonb_array_length(coalesce(batch -> 'undone', '[]')) > 0 then
    delete from public.correction_steps step
      where step.said_in = pg_current_xact_id()
        or step.id in (select jsonb_array_elements_text(batch -> 'undone')::bigint);
  end if;
  return dropped;
end
$$;
