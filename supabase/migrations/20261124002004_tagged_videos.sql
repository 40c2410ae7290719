-- Videos that were stored with their metadata, until it is taken from them (collector/run/blank-stored-videos.ts).
create table public.tagged_videos (
  url text primary key
);

insert into public.tagged_videos (url)
select distinct url
from public.posts post
cross join jsonb_array_elements(post.media) as medium
cross join jsonb_array_elements_text(medium -> 'urls') as url
where url ~ '/video\.(mp4|mov)$';
