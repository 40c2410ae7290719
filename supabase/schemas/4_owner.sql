-- What the owner of the site says of posts, and who and what is kept out.

-- What the owner says about a post; applied last, and kept whatever the post says later.
create table if not exists public.corrections (
  channel text not null,
  message_id bigint not null,
  field text not null,
  value jsonb not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (channel, message_id, field)
);

-- What the owner's words were before each was said, so that the last ones can be taken back.
create table if not exists public.correction_steps (
  id bigint generated always as identity primary key,
  channel text not null,
  message_id bigint not null,
  field text not null,
  -- Null where nothing had been said.
  earlier jsonb,
  -- What was said at once has one of them.
  said_in xid8 not null default pg_current_xact_id(),
  -- What was pressed can be taken back for a day (docs/behaviour.md, B22).
  said_at timestamptz not null default now()
);

create index if not exists correction_steps_by_post on public.correction_steps (channel, message_id, id);

-- Posts that were taken down: nothing of them is kept but where they stood, and by whose removal.
create table if not exists public.tombstones (
  channel text not null,
  message_id bigint not null,
  removed_at timestamptz not null default now(),
  removed_contact integer,
  primary key (channel, message_id)
);

create index if not exists tombstones_by_channel on public.tombstones (lower(channel), message_id);
create index if not exists tombstones_by_removed_contact on public.tombstones (removed_contact)
  where removed_contact is not null;

-- What was removed or rejected stays out when it is posted again: by hashes, those of contacts so short that thousands share each.
create table if not exists public.kept_out (
  channel text not null,
  message_id bigint not null,
  message_ids bigint[] not null,
  -- The post that the owner named: what went with it is allowed with it.
  named_channel text not null,
  named_message_id bigint not null,
  why text not null constraint kept_out_why_set check (why in ('removed', 'rejected')),
  -- collector/judge/fingerprint.ts
  fingerprint jsonb not null,
  since timestamptz not null default now(),
  primary key (channel, message_id)
);

create table if not exists public.blocked_contacts (
  -- As in `post_contacts`.
  contact text primary key,
  since timestamptz not null default now()
);

-- collector/judge/kept-out.ts: a hash that some hundred numbers share.
create table if not exists public.removed_contacts (
  hash integer primary key,
  since date not null default current_date
);

-- Takes the removal of a contact back: its posts are read again by the next export. Returns whether it was removed.
create or replace function public.collector_allow_contact(of_hash integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from public.kept_out kept using public.tombstones stone
    where stone.removed_contact = of_hash and stone.channel = kept.channel and stone.message_id = any (kept.message_ids);
  delete from public.tombstones where removed_contact = of_hash;
  delete from public.removed_contacts where hash = of_hash;
  return found;
end
$$;

-- When something was last removed or blocked, as a time in JSON; null for never. Of the removal of a contact only the day is stored: its end counts.
create or replace function public.collector_last_removal() returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(greatest(
    (select max(removed_at) from public.tombstones where removed_contact is null),
    (select max(since) from public.blocked_contacts),
    (select max(since) + interval '1 day' from public.removed_contacts)))
$$;

-- Everything that names a contact, or matches a pattern, in any spelling: {"posts", "rentals", "corrections", "bot_messages"}.
create or replace function public.collector_person(of_contact text, pattern text) returns jsonb
language sql stable set search_path = '' as $$
  with said as (
    select channel, message_id from public.corrections where value::text ~* pattern
    union
    select channel, message_id from public.correction_steps where earlier::text ~* pattern
  ), listed as (
    select rental.* from public.rentals rental
    where concat_ws(E'\n', rental.title, rental.raw_description, rental.contact_name, rental.contact_url, rental.first_post::text)
      ~* pattern
  ), found as (
    select channel, message_id from public.post_contacts where contact = of_contact
    union
    select channel, message_id from public.posts post
    where concat_ws(E'\n', post.text, post.forwarded_from, post.amendments::text, post.second_reading::text) ~* pattern
    union
    select channel, message_id from said
    union
    select post.channel, post.message_id
    from listed join public.posts post on post.channel = listed.source_channel_name and post.message_id = listed.message_id
  ), post as (
    select post.* from found join public.posts post using (channel, message_id)
  ), rental as (
    select rental.* from public.rentals rental
    where rental.id in (select id from listed)
      or exists (select from post where post.listing_channel = rental.source_channel_name
        and post.listing_message_id = rental.message_id)
  )
  select jsonb_build_object(
    'posts', coalesce((select jsonb_agg(to_jsonb(post) order by posted_at desc, channel, message_id desc) from post), '[]'),
    'rentals', coalesce((select jsonb_agg(to_jsonb(rental) order by id) from rental), '[]'),
    'corrections', coalesce((
      select jsonb_agg(to_jsonb(correction)) from public.corrections correction
      join found using (channel, message_id)), '[]'),
    'bot_messages', coalesce((
      select jsonb_agg(jsonb_build_object('chat_id', shown.chat_id, 'message_id', shown.message_id, 'posts', shown.posts))
      from public.owner_messages shown
      where exists (select from found where shown.posts @> jsonb_build_array(
        jsonb_build_object('channel', found.channel, 'message_id', found.message_id)))), '[]'))
$$;

-- Posts of which nothing in their listing is younger, oldest first: {"channel", "message_id", "message_ids"}.
create or replace function public.collector_old_posts(before timestamptz, rows integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(old)), '[]') from (
    select post.channel, post.message_id, post.message_ids
    from public.posts post
    where post.posted_at < before
      and not exists (
        select from public.posts other
        where other.listing_channel = post.listing_channel and other.listing_message_id = post.listing_message_id
          and other.posted_at >= before)
    order by post.posted_at, post.channel, post.message_id
    limit rows
  ) as old
$$;
