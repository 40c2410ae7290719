revoke all on function public.contact_records(bigint, integer) from public, anon, authenticated;
grant execute on function public.contact_records(bigint, integer) to anon, authenticated, service_role;
