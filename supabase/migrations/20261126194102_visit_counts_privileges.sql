-- The site adds to counts as a visitor does, by the function alone; only the service role reads them.

alter table public.visit_counts enable row level security;
revoke all on public.visit_counts from public, anon, authenticated;
grant all on public.visit_counts to service_role;
revoke all on function public.count_visits(date, jsonb) from public, authenticated;
grant execute on function public.count_visits(date, jsonb) to anon, service_role;
revoke all on function public.rentals_forget_counts() from public, anon, authenticated;
revoke all on function public.visit_numbers(date, date, integer) from public, anon, authenticated;
grant execute on function public.visit_numbers(date, date, integer) to service_role;
