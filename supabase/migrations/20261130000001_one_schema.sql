-- Brings the last schema before supabase/schemas to what those files then complete. Of a journal only the removals have a history.

-- With their triggers. What they do now is in supabase/schemas.
drop function public.rentals_note_removal(), public.rentals_note_changes(), public.rentals_note_alerts(),
  public.rentals_note_other_contact(), public.rentals_note_photos(), public.rentals_forget_counts(),
  public.corrections_note_steps(), public.forget_owed_media(), public.mark_gone_owner_messages(), public.posts_note_shown(),
  public.forget_map_link(), public.contact_records(bigint), public.collector_known(text, bigint, bigint),
  public.collector_live_by_place(jsonb), public.collector_status(jsonb), public.collector_write_listings(jsonb),
  public.collector_write(jsonb), public.collector_write_batch(jsonb), public.collector_write_and_keep_out(jsonb),
  public.collector_write_keeping_out(jsonb), public.collector_forget_media(text[]),
  public.collector_note_removed(integer, jsonb), public.collector_untold_posts(), public.alerts_claim(bigint[]),
  public.alerts_release(bigint[], integer), public.collector_answers(text[]),
  public.collector_block_photos(text[]), public.collector_blocked_photo_sharers(), public.alerts_forget(bigint), public.alerts_record(bigint[], jsonb) cascade;

update public.kept_out set fingerprint = fingerprint || '{"author": ""}' where fingerprint -> 'author' = 'null';

-- Reasons were English sentences. Of these only what keeps a repeat out is still asked for; the next run judges all posts anew.
alter table public.posts add column reasons jsonb not null default '[]', add column announced_at timestamptz;
update public.posts post set
  author = coalesce(post.author, ''),
  reasons = case when post.reason is null then '[]' else jsonb_build_array(coalesce(
    (select jsonb_build_object('code', 'repeats-kept-out', 'of', jsonb_build_object(
       'channel', kept.channel, 'message_id', kept.message_id, 'why', kept.why))
     from public.kept_out kept
     where post.reason = format('it repeats %s/%s, which was %s', kept.channel, kept.message_id, kept.why)),
    jsonb_build_object('code', 'earlier', 'of', post.reason))) end,
  announced_at = (select now() from public.told_posts told
    where told.channel = post.channel and told.message_id = post.message_id);
drop index public.posts_before_authors, public.posts_by_question;
alter table public.posts drop column reason, alter column author set default '', alter column author set not null;

create table public.rental_journal (
  id bigint not null,
  kind text not null
    constraint rental_journal_kind_set check (kind in ('new', 'reduced', 'removed', 'changed')),
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  rent_before jsonb,
  primary key (id, kind)
);
insert into public.rental_journal (id, kind, at) select rental_id, 'removed', removed_at from public.rental_removals;
create table public.journal_readers (reader text primary key, transaction xid8 not null);
insert into public.journal_readers select reader, pg_current_xact_id() from unnest('{alerts, photos, summary}'::text[]) as reader;

alter table public.alert_messages drop column has_other_contact;
alter table public.owner_messages drop column stage, drop column changed_at;
update public.corrections set value = '"reject"' where field = 'decision' and value = '"no-offer"';
drop table public.rental_removals, public.rental_changes, public.alert_events, public.tagged_videos, public.told_posts,
  public.post_changes, public.channel_digests, public.skipped_updates, public.blocked_photos;
