-- Chats and what is owed to them are for the service role only.

alter table public.alert_searches enable row level security;
alter table public.alert_events enable row level security;
alter table public.alert_outbox enable row level security;
alter table public.alert_messages enable row level security;
alter table public.alert_hidden enable row level security;
revoke all on public.alert_searches, public.alert_events, public.alert_outbox, public.alert_messages, public.alert_hidden
  from public, anon, authenticated;
grant all on public.alert_searches, public.alert_events, public.alert_outbox, public.alert_messages, public.alert_hidden
  to service_role;
revoke all on function public.rentals_note_alerts(), public.alerts_save(bigint, text, text),
  public.alerts_record(bigint[], jsonb), public.alerts_claim(bigint[]), public.alerts_release(bigint[], integer),
  public.alerts_confirm(bigint[], jsonb), public.alerts_forget(bigint), public.alerts_tidy() from public, anon, authenticated;
grant execute on function public.alerts_save(bigint, text, text), public.alerts_record(bigint[], jsonb),
  public.alerts_claim(bigint[]), public.alerts_release(bigint[], integer), public.alerts_confirm(bigint[], jsonb),
  public.alerts_forget(bigint), public.alerts_tidy() to service_role;
