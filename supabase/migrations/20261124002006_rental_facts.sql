-- What was read of a rental's text where it came in, with the version of the rules: lib/facts/rental-facts.ts. Null where it has
-- not been read: nothing is said of it then.

alter table public.rentals add column facts jsonb;

create or replace function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_and_keep_out(batch);
begin
  update public.posts post set amendments = written.amendments
  from jsonb_to_recordset(batch -> 'posts') as written (channel text, message_id bigint, amendments jsonb)
  where post.channel = written.channel and post.message_id = written.message_id
    and post.amendments is distinct from written.amendments;

  update public.rentals rental set
    owner_statements = listing.owner_statements, latitude = listing.latitude, longitude = listing.longitude,
    facts = listing.facts
  from jsonb_to_recordset(batch -> 'listings') as listing (
    source_channel_name text, message_id bigint, owner_statements text, latitude double precision,
    longitude double precision, facts jsonb)
  where rental.source_channel_name = listing.source_channel_name and rental.message_id = listing.message_id
    and (rental.owner_statements, rental.latitude, rental.longitude, rental.facts)
      is distinct from (listing.owner_statements, listing.latitude, listing.longitude, listing.facts);

  if jsonb_array_length(coalesce(batch -> 'undone', '[]')) > 0 then
    delete from public.correction_steps step
      where step.said_in = pg_current_xact_id()
        or step.id in (select jsonb_array_elements_text(batch -> 'undone')::bigint);
  end if;
  return dropped;
end
$$;
