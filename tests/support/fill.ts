const DAYS = 30;

/**
 * SQL that fills the tables with what a service holds after some years, and a gazetteer of which few names are in use: what is
 * small is read whole. Of the rentals, `recent` are of the last 30 days, of which some are wanted ads, repeats or deleted.
 */
export function fillSql(stored: number, recent: number): string {
  return `
  insert into geo_location
    select 'place ' || n, -8.5, 115.2, case when n % 80 = 0 then 9 else 0 end from generate_series(1, 20000) n;
  insert into rentals (
    id, slug, title, raw_description, message_type, is_complete_listing, is_deleted, duplicate_of_id,
    posted_at_telegram, price_amount, bedrooms, location
  )
    select
      n, 'home-' || n, 'Home ' || n, repeat('A villa near the sea with a pool. ' || md5(n::text), 6),
      case when n % 9 = 0 then 'wanted' else 'rental' end, n % 7 <> 0, n % 50 = 0,
      case when n % 11 = 0 then n - 1 end,
      now() - (${stored} - n) * interval '${DAYS} days' / ${recent}, n % 60 * 1000000, n % 5, 'place ' || n % 1000
    from generate_series(1, ${stored}) n;
  analyze rentals;
  analyze rental_journal;
  analyze geo_location;
`;
}
