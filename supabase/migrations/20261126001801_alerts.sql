-- Searches that users of the bot have saved, and the messages that are owed to them. Of a user only the id of the chat is kept.

create table public.alert_searches (
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

-- What happened to rentals since the last batch of alerts. Written by the transaction that changes the rental.
create table public.alert_events (
  id bigint generated always as identity primary key,
  rental_id bigint not null,
  kind text not null constraint alert_events_kind_set check (kind in ('new', 'reduced', 'changed')),
  -- The row before it was reduced: the columns of its rent.
  rent_before jsonb,
  happened_at timestamptz not null default now()
);

-- Messages to send, oldest first. One is claimed before it is sent and never sent again.
create table public.alert_outbox (
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

create unique index alert_outbox_once on public.alert_outbox
  (chat_id, kind, coalesce(rental_id, 0), coalesce(message_id, 0)) where claimed_at is null;

create index alert_outbox_due on public.alert_outbox (due_at, id) where claimed_at is null;

create index alert_outbox_by_search on public.alert_outbox (search_id) where search_id is not null;

-- The homes in sent messages, for two days: as long as Telegram lets a bot change what it has sent.
create table public.alert_messages (
  chat_id bigint not null,
  message_id bigint not null,
  rental_id bigint not null,
  rent_before jsonb,
  has_photo boolean not null,
  sent_at timestamptz not null default now(),
  primary key (chat_id, message_id, rental_id)
);

create index alert_messages_by_rental on public.alert_messages (rental_id, sent_at);

-- "Not for me": no more messages about the home.
create table public.alert_hidden (
  chat_id bigint not null,
  rental_id bigint not null,
  primary key (chat_id, rental_id)
);

-- Notes what alerts need of a change; nothing while nobody has saved a search. A rental is new when it is complete for the first
-- time and was posted in the last three days: an old export announces nothing. Whether it repeats another is known only at the
-- end of the batch, so that is left to whoever reads the event.
create function public.rentals_note_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.alert_searches) then return null; end if;
  if tg_op = 'INSERT' then
    insert into public.alert_events (rental_id, kind) select id, 'new' from new_rows
      where message_type = 'rental' and is_complete_listing and not is_deleted
        and posted_at_telegram > now() - interval '3 days'
      order by posted_at_telegram, id;
  elsif tg_op = 'UPDATE' then
    insert into public.alert_events (rental_id, kind) select n.id, 'new'
      from new_rows n join old_rows o using (id)
      where n.message_type = 'rental' and n.is_complete_listing and not n.is_deleted
        and not (o.message_type = 'rental' and o.is_complete_listing) and not o.is_deleted
        and n.posted_at_telegram > now() - interval '3 days';
    insert into public.alert_events (rental_id, kind, rent_before)
      select n.id, 'reduced', jsonb_build_object('price_amount', o.price_amount, 'price_currency', o.price_currency,
        'rental_period', o.rental_period)
      from new_rows n join old_rows o using (id)
      where n.is_complete_listing and o.is_complete_listing and not n.is_deleted and not o.is_deleted
        and n.price_amount < o.price_amount and n.price_currency is not distinct from o.price_currency
        and n.rental_period is not distinct from o.rental_period;
    insert into public.alert_events (rental_id, kind) select n.id, 'changed'
      from new_rows n join old_rows o using (id)
      where n is distinct from o and exists (
        select from public.alert_messages message
        where message.rental_id = n.id and message.sent_at > now() - interval '48 hours');
  else
    insert into public.alert_events (rental_id, kind) select o.id, 'changed' from old_rows o
      where exists (
        select from public.alert_messages message
        where message.rental_id = o.id and message.sent_at > now() - interval '48 hours');
  end if;
  return null;
end
$$;

create trigger rentals_note_alerts_of_insertions after insert on public.rentals
  referencing new table as new_rows
  for each statement execute function public.rentals_note_alerts();

create trigger rentals_note_alerts_of_updates after update on public.rentals
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.rentals_note_alerts();

create trigger rentals_note_alerts_of_deletions after delete on public.rentals
  referencing old table as old_rows
  for each statement execute function public.rentals_note_alerts();

-- Saves a search; one that is there already goes on, in this language. False if the chat has ten others.
create function public.alerts_save(chat bigint, asked text, language text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.alert_searches where chat_id = chat and query <> asked) >= 10 then
    return false;
  end if;
  insert into public.alert_searches (chat_id, query, locale) values (chat, asked, language)
    on conflict (chat_id, query) do update set is_paused = false;
  update public.alert_searches set locale = language, pressed_at = now(), asked_at = null where chat_id = chat;
  return true;
end
$$;

-- Turns events into messages, each event once: [{"event_id", "chat_id", "search_id", "kind", "rental_id", "rent_before",
-- "due_at"}]. Messages of the last two days about what changed are edited.
create function public.alerts_record(handled bigint[], messages jsonb) returns void
language sql set search_path = '' as $$
  with taken as (
    delete from public.alert_events where id = any(handled) returning id, rental_id, kind
  ), edits as (
    -- Due at once, also for a sender whose clock is behind.
    insert into public.alert_outbox (chat_id, kind, message_id, due_at)
    select distinct message.chat_id, 'edit', message.message_id, now() - interval '1 minute'
    from taken join public.alert_messages message using (rental_id)
    where taken.kind = 'changed' and message.sent_at > now() - interval '48 hours'
    on conflict do nothing
  )
  insert into public.alert_outbox (chat_id, kind, search_id, rental_id, rent_before, due_at)
  select row.chat_id, row.kind, row.search_id, row.rental_id, row.rent_before, row.due_at
  from jsonb_to_recordset(messages) as row (event_id bigint, chat_id bigint, search_id bigint, kind text, rental_id bigint,
    rent_before jsonb, due_at timestamptz)
  join taken on taken.id = row.event_id
  join public.alert_searches search on search.id = row.search_id
  where not exists (
    select from public.alert_hidden hidden where hidden.chat_id = row.chat_id and hidden.rental_id = row.rental_id)
  order by row.event_id, row.due_at
  on conflict do nothing
$$;

-- Claims messages, so that whoever is killed while sending leaves none that is sent twice. Returns the ids that were free.
create function public.alerts_claim(ids bigint[]) returns jsonb
language sql set search_path = '' as $$
  with claimed as (
    update public.alert_outbox set claimed_at = now() where id = any(ids) and claimed_at is null returning id
  )
  select coalesce(jsonb_agg(id), '[]') from claimed
$$;

-- Gives claimed messages back that Telegram has certainly not sent.
create function public.alerts_release(ids bigint[], after_seconds integer) returns void
language sql set search_path = '' as $$
  update public.alert_outbox set claimed_at = null, due_at = now() + make_interval(secs => after_seconds) where id = any(ids)
$$;

-- Forgets messages that were sent or are no longer wanted, and notes what was sent, to edit it later.
create function public.alerts_confirm(ids bigint[], sent jsonb) returns void
language sql set search_path = '' as $$
  delete from public.alert_outbox where id = any(ids);
  insert into public.alert_messages (chat_id, message_id, rental_id, rent_before, has_photo)
    select chat_id, message_id, rental_id, rent_before, has_photo
    from jsonb_to_recordset(sent) as message (chat_id bigint, message_id bigint, rental_id bigint, rent_before jsonb,
      has_photo boolean)
    on conflict do nothing
$$;

-- Everything that is known about a chat is gone.
create function public.alerts_forget(chat bigint) returns void
language sql set search_path = '' as $$
  delete from public.alert_outbox where chat_id = chat;
  delete from public.alert_searches where chat_id = chat;
  delete from public.alert_messages where chat_id = chat;
  delete from public.alert_hidden where chat_id = chat;
$$;

-- What time does: after 60 days without a press a chat is asked whether it still looks, and a week later it is forgotten;
-- sent messages are forgotten after two days, and so are claims that nobody has confirmed.
create function public.alerts_tidy() returns void
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
