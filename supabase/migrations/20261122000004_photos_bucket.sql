-- A public bucket for the photos that the collector copies: everybody may fetch a file by its address, only the service
-- role, which policies do not bind, may list, write or remove. A service without Storage, such as the embedded one, keeps
-- photos in a folder.

do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('photos', 'photos', true, 20971520, '{image/webp,video/mp4,video/quicktime}')
  on conflict (id) do update
    set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;

  -- Restrictive: whatever other policies a project has, they let nobody change these files.
  drop policy if exists photos_written_by_the_service_role_only on storage.objects;
  create policy photos_written_by_the_service_role_only on storage.objects as restrictive
    for all to anon, authenticated
    using (bucket_id <> 'photos') with check (bucket_id <> 'photos');
end
$$;
