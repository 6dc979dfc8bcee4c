-- Who is around a place is told with what the list sorts by, without the table: thousands of companies are as many of its
-- pages.
drop index companies_by_cell;
create index companies_by_cell on companies (geo_cell) include (lat, lng, id, name_norm, created_at, rating)
  where status = 'active' and deleted_at is null;
