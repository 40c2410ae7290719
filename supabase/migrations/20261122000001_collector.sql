-- What the collector keeps of the channels it reads, and the one door through which it writes. Visitors see nothing of it.

alter table public.rentals
  add constraint rentals_one_listing_per_message unique (source_channel_name, message_id);

-- One row for each post; of an album the message that holds the text.
create table public.posts (
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
  reason text,
  contact_keys text[] not null default '{}',
  -- The reply that says that the home is taken.
  ended_by bigint,
  -- The time of the newest message of an export that should hold the post and does not.
  gone_as_of timestamptz,
  -- The post whose listing shows this one: itself, or the first of its reposts.
  listing_channel text,
  listing_message_id bigint,
  primary key (channel, message_id)
);

create index posts_by_listing on public.posts (listing_channel, listing_message_id)
  where listing_message_id is not null;
create index posts_by_album on public.posts using gin (message_ids) with (fastupdate = off);
create index posts_by_medium on public.posts using gin (media jsonb_path_ops) with (fastupdate = off);
create index posts_by_status on public.posts (status, posted_at desc, channel, message_id desc);

-- How a post can be found by its phone numbers, its handle and whom it was forwarded from.
create table public.post_contacts (
  contact text not null,
  posted_at timestamptz not null,
  channel text not null,
  message_id bigint not null,
  primary key (contact, posted_at, channel, message_id),
  foreign key (channel, message_id) references public.posts on delete cascade
);

create index post_contacts_by_post on public.post_contacts (channel, message_id);

-- What the owner says about a post; applied last, and kept whatever the post says later.
create table public.corrections (
  channel text not null,
  message_id bigint not null,
  field text not null,
  value jsonb not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (channel, message_id, field)
);

-- Posts that were taken down: nothing of them is kept but where they stood.
create table public.tombstones (
  channel text not null,
  message_id bigint not null,
  removed_at timestamptz not null default now(),
  primary key (channel, message_id)
);

-- Who collects at the moment. A run that died holds it no longer than its lease.
create table public.collector_lease (
  is_only_row boolean primary key default true check (is_only_row),
  holder text not null,
  expires_at timestamptz not null
);
