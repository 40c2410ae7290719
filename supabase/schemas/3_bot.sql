-- What the bot tells the owners of the site and its users. Of a user only the id of the chat is kept.

-- Messages of the bot with cards and lists of posts, in the chats of the owners.
create table if not exists public.owner_messages (
  chat_id bigint not null,
  message_id bigint not null,
  -- [{"channel", "message_id"}]: one post is a card.
  posts jsonb not null,
  -- Messages with the photos of the post.
  photo_messages bigint[] not null default '{}',
  -- A post of it was taken down: what the message says of it must go.
  is_gone boolean not null default false,
  primary key (chat_id, message_id)
);

create index if not exists owner_messages_by_post on public.owner_messages using gin (posts jsonb_path_ops);

-- The day on Bali of the last summary.
create table if not exists public.owner_summary (
  is_only_row boolean primary key default true check (is_only_row),
  day date not null
);

-- Which reports of visitors the owners were told of.
create table if not exists public.visitor_reports (
  chat_id bigint not null,
  rental_id bigint not null,
  reported_at timestamptz not null default now(),
  primary key (chat_id, rental_id)
);

-- How many reports of a chat the owners were told of on a day of the region. /delete leaves it: the limit holds until midnight.
create table if not exists public.report_counts (
  chat_id bigint primary key,
  day date not null,
  reports integer not null
);

-- Stores a report for a day. Returns whether to tell the owners: it is new, and its chat has sent fewer than `most` today.
create or replace function public.note_visitor_report(
  chat bigint, rental bigint, reported timestamptz, today date, most integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from public.visitor_reports where reported_at < reported - interval '1 day';
  delete from public.report_counts where day < today;
  if exists (select from public.report_counts where chat_id = chat and reports >= most) then return false; end if;
  insert into public.visitor_reports (chat_id, rental_id, reported_at) values (chat, rental, reported) on conflict do nothing;
  if not found then return false; end if;
  insert into public.report_counts as counted (chat_id, day, reports) values (chat, today, 1)
    on conflict (chat_id) do update set reports = counted.reports + 1;
  return true;
end
$$;

-- Searches that users of the bot have saved.
create table if not exists public.alert_searches (
  id bigint generated always as identity primary key,
  chat_id bigint not null,
  query text not null constraint alert_searches_query_length check (char_length(query) <= 2000),
  locale text not null constraint alert_searches_locale_set check (locale in ('en', 'id', 'ru')),
  rhythm text not null default 'now' constraint alert_searches_rhythm_set check (rhythm in ('now', 'daily', 'weekly')),
  is_paused boolean not null default false,
  -- The user's last message or press, and when they were asked after that whether they still look.
  pressed_at timestamptz not null default now(),
  asked_at timestamptz,
  unique (chat_id, query)
);

-- Messages to send, oldest first. One is claimed before it is sent and never sent again.
create table if not exists public.alert_outbox (
  id bigint generated always as identity primary key,
  chat_id bigint not null,
  kind text not null constraint alert_outbox_kind_set check (kind in ('new', 'reduced', 'edit', 'ask')),
  search_id bigint references public.alert_searches (id) on delete cascade,
  rental_id bigint,
  rent_before jsonb,
  -- The message to edit.
  message_id bigint,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);

create unique index if not exists alert_outbox_once on public.alert_outbox
  (chat_id, kind, coalesce(rental_id, 0), coalesce(message_id, 0)) where claimed_at is null;

create index if not exists alert_outbox_due on public.alert_outbox (due_at, id) where claimed_at is null;

create index if not exists alert_outbox_by_search on public.alert_outbox (search_id) where search_id is not null;

-- The homes in sent messages, for two days: as long as Telegram lets a bot change what it has sent.
create table if not exists public.alert_messages (
  chat_id bigint not null,
  message_id bigint not null,
  rental_id bigint not null,
  rent_before jsonb,
  has_photo boolean not null,
  sent_at timestamptz not null default now(),
  primary key (chat_id, message_id, rental_id)
);

create index if not exists alert_messages_by_rental on public.alert_messages (rental_id, sent_at);

-- "Not for me": no more messages about the home.
create table if not exists public.alert_hidden (
  chat_id bigint not null,
  rental_id bigint not null,
  primary key (chat_id, rental_id)
);

-- Saves a search; one that is there already goes on, in this language. False if the chat has ten others.
create or replace function public.alerts_save(chat bigint, asked text, language text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.alert_searches where chat_id = chat and query <> asked) >= 10 then
    return false;
  end if;
  -- With the first search of all, what happens from now on is news.
  if not exists (select from public.alert_searches) then
    insert into public.journal_readers values ('alerts', pg_snapshot_xmin(pg_current_snapshot()))
      on conflict (reader) do update set transaction = excluded.transaction;
  end if;
  insert into public.alert_searches (chat_id, query, locale) values (chat, asked, language)
    on conflict (chat_id, query) do update set is_paused = false;
  update public.alert_searches set locale = language, pressed_at = now(), asked_at = null where chat_id = chat;
  return true;
end
$$;

-- {"from", "to", "events": [{"rental_id", "kind", "rent_before"}]}: the new and reduced rentals of the journal that
-- were not turned into messages yet, in the order of their transactions, all of which have ended. A rental is news that was posted
-- in the last three days: an old export announces nothing.
create or replace function public.alerts_events() returns jsonb
language sql stable set search_path = '' as $$
  with reader as (
    select transaction as read_to, pg_snapshot_xmin(pg_current_snapshot()) as next
    from public.journal_readers where reader = 'alerts'
  ), event as (
    select noted.id as rental_id, noted.kind, noted.rent_before
    from reader
    join public.rental_journal noted on noted.transaction >= reader.read_to and noted.transaction < reader.next
    join public.rentals rental using (id)
    where noted.kind = 'reduced'
      or (noted.kind = 'new' and rental.posted_at_telegram > noted.at - interval '3 days')
    order by noted.transaction, rental.posted_at_telegram, id
  )
  select jsonb_build_object('from', read_to::text, 'to', next::text, 'events', coalesce(
    (select jsonb_agg(to_jsonb(event)) from event), '[]'))
  from reader
$$;

-- Turns what the journal holds from one transaction up to another into messages, once: [{"chat_id", "search_id", "kind", "rental_id",
-- "rent_before", "due_at"}]. Messages of the last two days about what changed are edited.
create or replace function public.alerts_record(read_from text, read_to text, messages jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update public.journal_readers set transaction = read_to::xid8
    where reader = 'alerts' and transaction = read_from::xid8;
  if not found then return; end if;
  -- Due at once, also for a sender whose clock is behind.
  insert into public.alert_outbox (chat_id, kind, message_id, due_at)
    select distinct message.chat_id, 'edit', message.message_id, now() - interval '1 minute'
    from public.rental_journal noted
    join public.alert_messages message on message.rental_id = noted.id and message.sent_at > now() - interval '48 hours'
    where noted.transaction >= read_from::xid8 and noted.transaction < read_to::xid8
    on conflict do nothing;
  insert into public.alert_outbox (chat_id, kind, search_id, rental_id, rent_before, due_at)
    select row.chat_id, row.kind, row.search_id, row.rental_id, row.rent_before, row.due_at
    from rows from (jsonb_to_recordset(messages) as (chat_id bigint, search_id bigint, kind text, rental_id bigint,
      rent_before jsonb, due_at timestamptz)) with ordinality
      as row (chat_id, search_id, kind, rental_id, rent_before, due_at, nth)
    join public.alert_searches search on search.id = row.search_id
    where not exists (
      select from public.alert_hidden hidden where hidden.chat_id = row.chat_id and hidden.rental_id = row.rental_id)
    order by row.nth, row.due_at
    on conflict do nothing;
end
$$;

-- Forgets messages that were sent or are no longer wanted, and notes what was sent, to edit it later.
create or replace function public.alerts_confirm(ids bigint[], sent jsonb) returns void
language sql set search_path = '' as $$
  delete from public.alert_outbox where id = any(ids);
  insert into public.alert_messages (chat_id, message_id, rental_id, rent_before, has_photo)
    select chat_id, message_id, rental_id, rent_before, has_photo
    from jsonb_to_recordset(sent) as message (chat_id bigint, message_id bigint, rental_id bigint, rent_before jsonb,
      has_photo boolean)
    on conflict do nothing
$$;

-- What time does: after 60 days without a press a chat is asked whether it still looks, and a week later it is forgotten;
-- sent messages are forgotten after two days, and so are claims that nobody has confirmed.
create or replace function public.alerts_tidy() returns void
language sql set search_path = '' as $$
  delete from public.alert_messages where sent_at <= now() - interval '48 hours';
  delete from public.alert_outbox where claimed_at <= now() - interval '48 hours';
  delete from public.alert_searches where asked_at <= now() - interval '7 days';
  insert into public.alert_outbox (chat_id, kind, due_at)
    select distinct chat_id, 'ask', now() - interval '1 minute' from public.alert_searches
    where pressed_at <= now() - interval '60 days' and asked_at is null
    on conflict do nothing;
  update public.alert_searches set asked_at = now() where pressed_at <= now() - interval '60 days' and asked_at is null;
  delete from public.alert_hidden hidden
    where not exists (select from public.alert_searches search where search.chat_id = hidden.chat_id);
$$;
