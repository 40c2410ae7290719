-- A listing shows the newest post of its home. What the first one said would be lost to visitors without this.

-- {"posted_at", "text", "price_amount", "price_currency", "rental_period"}; null where the listing shows the first post
-- itself, or that post no longer stands.
alter table public.rentals add column first_post jsonb
  constraint rentals_first_post_length check (char_length(first_post ->> 'text') <= 50000);

-- Writes the listings of a batch. The slug and the title of a listing stay what they were first, but for the owner's word.
create or replace function public.collector_write_listings(listings jsonb) returns void
language sql set search_path = '' as $$
  with row as (
    select listing.*, slug as wanted_slug,
      row_number() over (partition by slug order by posted_at_telegram, message_id) as nth
    from jsonb_to_recordset(listings) as listing (
      slug text, title text, owner_title text, raw_description text, source text, source_channel_name text,
      message_id bigint, message_type text, is_complete_listing boolean, is_deleted boolean,
      posted_at_telegram timestamptz, price_amount numeric, price_currency text, rental_period text, bedrooms integer,
      bathrooms numeric, property_type text, amenities text[], media_urls text[], location text, contact_name text,
      contact_url text, first_post jsonb)
  ), slugged as (
    select row.*, case
      when wanted_slug is null then null
      when nth = 1 and not exists (select 1 from public.rentals taken where taken.slug = wanted_slug) then wanted_slug
      when not exists (select 1 from public.rentals taken where taken.slug = wanted_slug || '-' || message_id)
        and not exists (select 1 from row twin where twin.wanted_slug = row.wanted_slug
          and twin.message_id = row.message_id and twin.source_channel_name <> row.source_channel_name)
        then wanted_slug || '-' || message_id
      else wanted_slug || '-' || message_id || '-' || left(md5(source_channel_name), 6)
    end as free_slug
    from row
  )
  insert into public.rentals as rental (
    slug, title, raw_description, source, source_channel_name, message_id, message_type, is_complete_listing, is_deleted,
    posted_at_telegram, price_amount, price_currency, rental_period, bedrooms, bathrooms, property_type, amenities,
    media_urls, location, contact_name, contact_url, first_post)
  select
    free_slug, coalesce(owner_title, title), raw_description, source, source_channel_name, message_id, message_type,
    is_complete_listing, is_deleted, posted_at_telegram, price_amount, price_currency, rental_period, bedrooms, bathrooms,
    property_type, amenities, media_urls, location, contact_name, contact_url, first_post
  from slugged
  order by posted_at_telegram, source_channel_name, message_id
  on conflict (source_channel_name, message_id) do update set
    title = coalesce(
      (select owner_title from row
       where row.source_channel_name = excluded.source_channel_name and row.message_id = excluded.message_id),
      rental.title, excluded.title),
    slug = coalesce(rental.slug, excluded.slug),
    raw_description = excluded.raw_description, source = excluded.source, message_type = excluded.message_type,
    is_complete_listing = excluded.is_complete_listing, is_deleted = excluded.is_deleted,
    posted_at_telegram = excluded.posted_at_telegram, price_amount = excluded.price_amount,
    price_currency = excluded.price_currency, rental_period = excluded.rental_period, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, property_type = excluded.property_type, amenities = excluded.amenities,
    media_urls = excluded.media_urls, location = excluded.location, contact_name = excluded.contact_name,
    contact_url = excluded.contact_url, first_post = excluded.first_post
$$;
