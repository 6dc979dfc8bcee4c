-- Categories of a company by level, as offers have them: a filter is an equality, whose index is in the list's order.
alter table companies add column category_1 int, add column category_2 int, add column category_3 int;

create function company_category() returns trigger language plpgsql as $$
begin
  select c.path[1], c.path[2], c.path[3] into new.category_1, new.category_2, new.category_3
    from categories c where c.id = new.category_id;
  return new;
end $$;
-- Before the trigger exists, so that each row is written once.
update companies c set category_1 = k.path[1], category_2 = k.path[2], category_3 = k.path[3]
  from categories k where k.id = c.category_id;
create trigger company_category before insert or update of category_id on companies
  for each row execute function company_category();

-- The company on the map as JSON, stored: writing 10 000 of them for each who opens the map took 40 ms of the processor.
-- Immutable, as what it relies on depends on no setting for values of these types.
create function company_marker(id uuid, name text, lat float8, lng float8, thumbnail text, rating numeric) returns text
  language sql immutable parallel safe
  as $$
    select '{"id":"' || id || '","name":' || to_json(name) || ',"lat":' || lat || ',"lng":' || lng
      || ',"thumbnail":' || coalesce(to_json(thumbnail)::text, 'null') || ',"rating":' || rating || '}'
  $$;
-- Null for who has no place.
alter table companies
  add column marker text generated always as (company_marker(id, name, lat, lng, thumbnail, rating)) stored;

-- The list, in its order. What filters look at is included: one that lets much through is answered without the table.
drop index companies_by_name;
create index companies_by_name on companies (name_norm, id)
  include (rating, geo_cell, lat, lng, category_1, category_2, category_3) where status = 'active' and deleted_at is null;
drop index companies_by_category;
create index companies_by_category_1 on companies (category_1, name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_category_2 on companies (category_2, name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_category_3 on companies (category_3, name_norm, id) where status = 'active' and deleted_at is null;
drop index companies_by_city;
create index companies_by_city on companies (city_norm, name_norm, id) where status = 'active' and deleted_at is null;

-- The map: each filter has an index that brings the markers along, in an order of its own. Companies lie scattered through
-- the table, and to fetch 10 000 of them costs more than all the rest.
create index companies_map_rating on companies (rating desc, id desc) include (lat, lng, marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_category on companies (category_1, category_2, category_3, id) include (marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_city on companies (city_norm, id) include (marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_cell on companies (geo_cell, id) include (lat, lng, marker)
  where status = 'active' and deleted_at is null and marker is not null;

-- How common the words are that begin alike (see offers.tsv): names hold more different ones than texts.
alter table companies alter column tsv set statistics 1000;
alter table companies alter column geo_cell set statistics 500;
alter table companies alter column category_3 set statistics 500;

-- Contacts of a hub become companies without reading the 5 000 rows that hold their own contacts.
create index network_nodes_company on network_nodes (id) include (company_id);
