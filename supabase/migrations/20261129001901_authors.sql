-- Who wrote a post: only its author changes or ends a home (docs/behaviour.md, C18).

-- A keyed hash; empty if the source does not say, null if the post was stored before authors were.
alter table public.posts add column author text constraint posts_author_length check (char_length(author) <= 100);

create index posts_before_authors on public.posts (channel) where author is null;

-- Made by the first run. Whoever has it can tell whether a known account wrote a post.
create table public.author_key (
  is_only_row boolean primary key default true check (is_only_row),
  key text not null
);

create or replace function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_and_keep_out(batch);
begin
  update public.posts post set amendments = written.amendments, topic = written.topic, author = written.author
  from jsonb_to_recordset(batch -> 'posts')
    as written (channel text, message_id bigint, amendments jsonb, topic text, author text)
  where post.channel = written.channel and post.message_id = written.message_id
    and (post.amendments, post.topic, post.author)
      is distinct from (written.amendments, written.topic, written.author);

  -- The contacts stand there already; the keys of words lead to the first posts of listings.
  insert into public.post_contacts (contact, posted_at, channel, message_id)
    select distinct key, post.posted_at, post.channel, post.message_id
    from jsonb_to_recordset(batch -> 'posts')
      as post (channel text, message_id bigint, posted_at timestamptz, finding_keys text[])
    cross join unnest(post.finding_keys) as key
    on conflict do nothing;

  -- A copy that has left its listing may become one of its own.
  update public.rentals rental set duplicate_of_id = null
  from jsonb_to_recordset(batch -> 'posts') as post (
    channel text, message_id bigint, listing_channel text, listing_message_id bigint)
  where rental.source_channel_name = post.channel and rental.message_id = post.message_id
    and post.listing_channel = post.channel and post.listing_message_id = post.message_id
    and rental.duplicate_of_id is not null;

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

create or replace function public.collector_known(of_channel text, from_id bigint, to_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', post.message_id, 'message_ids', post.message_ids, 'posted_at', post.posted_at,
        'source_hash', post.source_hash, 'is_gone', post.gone_as_of is not null,
        'has_author', coalesce(post.author, '') <> '', 'rules', post.rules)
        order by post.message_id)
      from public.posts post
      where post.channel = of_channel and post.message_id between from_id and to_id), '[]'),
    'tombstones', coalesce((
      select jsonb_agg(distinct stone.message_id)
      from public.tombstones stone
      where lower(stone.channel) = lower(of_channel) and stone.message_id between from_id and to_id), '[]'))
$$;
