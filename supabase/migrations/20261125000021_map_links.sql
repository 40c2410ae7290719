-- What the short map link of a post leads to: {"href", "state", "latitude", "longitude"}; null is not asked yet. It goes with the
-- post and its text (collector/map-links/map-link.ts).

alter table public.posts add column map_link jsonb;

create function public.forget_map_link() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.map_link := null;
  return new;
end
$$;

create trigger forget_map_link_with_text before update of text on public.posts
  for each row when (old.text is distinct from new.text)
  execute function public.forget_map_link();
