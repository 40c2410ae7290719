-- The functions of the second reader are for the service role only.

revoke all on function
  public.collector_answers(text[]), public.collector_write(jsonb), public.collector_write_batch(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.collector_answers(text[]), public.collector_write(jsonb), public.collector_write_batch(jsonb)
  to service_role;
