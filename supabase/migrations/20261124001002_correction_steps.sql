-- What the owner's words were before each was said, so that the last ones can be taken back.

create table public.correction_steps (
  id bigint generated always as identity primary key,
  channel text not null,
  message_id bigint not null,
  field text not null,
  -- Null where nothing had been said.
  earlier jsonb,
  -- What was said at once has one of them.
  said_in xid8 not null default pg_current_xact_id()
);

create index correction_steps_by_post on public.correction_steps (channel, message_id, id);

create function public.corrections_note_steps() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.correction_steps (channel, message_id, field) values (new.channel, new.message_id, new.field);
  elsif tg_op = 'UPDATE' then
    insert into public.correction_steps (channel, message_id, field, earlier)
      values (old.channel, old.message_id, old.field, old.value);
  else
    -- The post was taken down: nothing of it stays.
    delete from public.correction_steps step where step.channel = old.channel and step.message_id = old.message_id;
  end if;
  return null;
end
$$;

create trigger corrections_note_steps after insert or update or delete on public.corrections
  for each row execute function public.corrections_note_steps();

-- A batch is written as before; one that takes steps back ("undone": their ids) is none itself.
alter function public.collector_write_keeping_out(jsonb) rename to collector_write_and_keep_out;

create function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_and_keep_out(batch);
begin
  if jsonb_array_length(coalesce(batch -> 'undone', '[]')) > 0 then
    delete from public.correction_steps step
      where step.said_in = pg_current_xact_id()
        or step.id in (select jsonb_array_elements_text(batch -> 'undone')::bigint);
  end if;
  return dropped;
end
$$;

-- The table and the functions are for the service role only.

alter table public.correction_steps enable row level security;
revoke all on public.correction_steps from public, anon, authenticated;
grant all on public.correction_steps to service_role;
revoke all on function
  public.corrections_note_steps(), public.collector_write_keeping_out(jsonb), public.collector_write_and_keep_out(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.collector_write_keeping_out(jsonb), public.collector_write_and_keep_out(jsonb)
  to service_role;
