-- Counts of reports are for the service role only.

alter table public.report_counts enable row level security;
revoke all on public.report_counts from public, anon, authenticated;
grant all on public.report_counts to service_role;
revoke all on function public.note_visitor_report(bigint, bigint, timestamptz, date, integer) from public, anon, authenticated;
grant execute on function public.note_visitor_report(bigint, bigint, timestamptz, date, integer) to service_role;
