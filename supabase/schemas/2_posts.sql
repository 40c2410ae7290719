-- What the collector keeps of the channels that it reads. Visitors see nothing of it.

-- One row for each post; of an album the message that holds the text.
create table if not exists public.posts (
  channel text not null constraint posts_channel_length check (char_length(channel) between 1 and 200),
  message_id bigint not null,
  message_ids bigint[] not null,
  posted_at timestamptz not null,
  edited_at timestamptz,
  text text not null constraint posts_text_length check (char_length(text) <= 50000),
  reply_to bigint,
  forwarded_from text constraint posts_forwarded_from_length check (char_length(forwarded_from) <= 200),
  -- [{"message_id", "urls"}]: the photos and videos that were copied, by the message that brought them.
  media jsonb not null default '[]',
  -- Of what the source said, its files included.
  source_hash text not null,
  -- Of the rules that decided.
  rules text not null,
  status text not null
    constraint posts_status_set check (status in ('published', 'queued', 'ignored', 'merged', 'removed')),
  -- Why: [{"code", "of"}], collector/judge/reason.ts.
  reasons jsonb not null default '[]',
  contact_keys text[] not null default '{}',
  -- The reply that says that the home is taken.
  ended_by bigint,
  -- The time of the newest message of an export that should hold the post and does not.
  gone_as_of timestamptz,
  -- The post whose listing shows this one: itself, or the first of its reposts.
  listing_channel text,
  listing_message_id bigint,
  -- What a language model answered about the text of a post that waited: {"question", "model", "answer"}.
  second_reading jsonb,
  -- Replies that changed what the post says: [{"message_id", "posted_at", "text"}]; null is none.
  amendments jsonb,
  -- Where the short map link leads: {"href", "state", "latitude", "longitude"}; null is not asked yet.
  map_link jsonb,
  -- The name of the forum topic when the post was written; null outside forums.
  topic text,
  -- Who wrote it: a keyed hash; empty if the source does not say.
  author text not null default '' constraint posts_author_length check (char_length(author) <= 100),
  -- When the owners were told that it waits.
  announced_at timestamptz,
  primary key (channel, message_id)
);

create index if not exists posts_by_listing on public.posts (listing_channel, listing_message_id)
  where listing_message_id is not null;
create index if not exists posts_by_reply on public.posts (channel, reply_to) where reply_to is not null;
create index if not exists posts_by_album on public.posts using gin (message_ids) with (fastupdate = off);
create index if not exists posts_by_medium on public.posts using gin (media jsonb_path_ops) with (fastupdate = off);
create index if not exists posts_by_reason on public.posts using gin (reasons jsonb_path_ops) with (fastupdate = off);
create index if not exists posts_by_status on public.posts (status, posted_at desc, channel, message_id desc);
create index if not exists posts_by_time on public.posts (posted_at);

-- By what a post is found: its phone numbers, its handle, whom it was forwarded from; the first post of a listing by its words too.
create table if not exists public.post_contacts (
  contact text not null,
  posted_at timestamptz not null,
  channel text not null,
  message_id bigint not null,
  primary key (contact, posted_at, channel, message_id),
  foreign key (channel, message_id) references public.posts on delete cascade
);

create index if not exists post_contacts_by_post on public.post_contacts (channel, message_id);

-- Made by the first run. Whoever has it can tell whether a known account wrote a post.
create table if not exists public.author_key (
  is_only_row boolean primary key default true check (is_only_row),
  key text not null
);

-- Who collects at the moment. A run that died holds it no longer than its lease.
create table if not exists public.collector_lease (
  is_only_row boolean primary key default true check (is_only_row),
  holder text not null,
  expires_at timestamptz not null
);

-- Photos and videos that no post shows any more, until their files are removed: rows and files cannot go in one transaction.
create table if not exists public.dropped_media (
  url text primary key
);

-- The chat of each followed channel since its first post: another chat with the same name is not that channel.
create table if not exists public.followed_chats (
  chat_id bigint primary key,
  channel text not null constraint followed_chats_channel_length check (char_length(channel) between 1 and 200)
);

create unique index if not exists followed_chats_by_channel on public.followed_chats (lower(channel));

-- Where the bot reads in groups: an owner of the site has said so there (docs/behaviour.md, B29).
create table if not exists public.read_topics (
  chat_id bigint not null,
  -- The topic of a forum; 0 for its "General", and for a group without topics.
  topic_id bigint not null,
  -- The message that said so: what was written before it is not read.
  after_message bigint not null,
  -- Null until the bot has seen it, and for a group without topics.
  name text,
  primary key (chat_id, topic_id)
);

-- Of each contact of a listing: {"contact", "first_seen", "ended", "areas"}. `ended` are its homes that are no longer listed: ended,
-- or older than `days_shown`. Visitors ask by a listing that they can see, never by a number. Computed from posts, so a takedown
-- takes it along.
create or replace function public.contact_records(of_rental bigint, days_shown integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select distinct contact
    from public.rentals rental
    join public.posts post on post.listing_channel = rental.source_channel_name
      and post.listing_message_id = rental.message_id
    cross join lateral unnest(post.contact_keys) as contact
    where rental.id = of_rental and not rental.is_deleted and contact not like 'from:%'
  ), posted as (
    select own.contact, post.listing_channel, post.listing_message_id, post.posted_at
    from own
    join public.post_contacts using (contact)
    join public.posts post using (channel, message_id)
    where post.listing_message_id is not null and post.status in ('published', 'merged', 'removed')
  ), home as (
    select posted.contact, min(posted.posted_at) as first_seen, max(rental.location) as area,
      coalesce(bool_or(rental.is_complete_listing and not rental.is_deleted
        and rental.posted_at_telegram >= now() - make_interval(days => days_shown)), false) as is_listed
    from posted
    left join public.rentals rental on rental.source_channel_name = posted.listing_channel
      and rental.message_id = posted.listing_message_id
    group by posted.contact, posted.listing_channel, posted.listing_message_id
  ), record as (
    select contact, min(first_seen) as first_seen, count(*) filter (where not is_listed) as ended,
      coalesce(jsonb_agg(distinct area) filter (where area is not null), '[]') as areas
    from home group by contact
  )
  select coalesce(jsonb_agg(to_jsonb(record)), '[]') from record
$$;
