-- The trigger is for nobody to call.

revoke all on function public.forget_map_link() from public, anon, authenticated;
