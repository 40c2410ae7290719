drop table public.owed_media;
