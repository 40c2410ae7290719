-- What was removed or rejected stays out when it is posted again. No word of it is kept: hashes of words, contacts and photos,
-- those of contacts so short that many thousand numbers share each.

create table public.kept_out (
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

-- Writes a batch, with what is kept out from now on ("kept_out") and what no longer is ("allowed": messages).
create function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write(batch);
begin
  delete from public.kept_out kept
    using jsonb_to_recordset(batch -> 'allowed') as key (channel text, message_id bigint)
    where kept.channel = key.channel and kept.message_id = key.message_id;
  delete from public.tombstones stone
    using jsonb_to_recordset(batch -> 'allowed') as key (channel text, message_id bigint)
    where lower(stone.channel) = lower(key.channel) and stone.message_id = key.message_id;

  insert into public.kept_out as kept
    (channel, message_id, message_ids, named_channel, named_message_id, why, fingerprint)
    select channel, message_id, message_ids, named_channel, named_message_id, why, fingerprint
    from jsonb_to_recordset(batch -> 'kept_out') as one (
      channel text, message_id bigint, message_ids bigint[], named_channel text, named_message_id bigint, why text,
      fingerprint jsonb)
    on conflict (channel, message_id) do update set
      message_ids = excluded.message_ids, named_channel = excluded.named_channel,
      named_message_id = excluded.named_message_id, why = excluded.why, fingerprint = excluded.fingerprint;
  return dropped;
end
$$;

-- The table and the function are for the service role only.

alter table public.kept_out enable row level security;
revoke all on public.kept_out from public, anon, authenticated;
grant all on public.kept_out to service_role;
revoke all on function public.collector_write_keeping_out(jsonb) from public, anon, authenticated;
grant execute on function public.collector_write_keeping_out(jsonb) to service_role;
