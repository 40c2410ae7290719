-- Earlier releases let the embedded data service grant all privileges on every table to visitors, at each start. Row-level
-- security showed them no row of these two tables, but the grants are still in the files of a data folder.

revoke all on public.kept_out, public.correction_steps from public, anon, authenticated;
grant all on public.kept_out, public.correction_steps to service_role;
