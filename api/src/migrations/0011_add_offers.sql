create table offers (
  id uuid primary key,
  company_id uuid not null references companies,
  category_id uuid not null references categories,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '',
  individual_price boolean not null default false,
  -- Grosze. price_to is null for a fixed price, both are null with individual pricing.
  price_from bigint check (price_from >= 0),
  price_to bigint,
  loyalty_points bigint check (loyalty_points >= 0),
  loyalty_percentage numeric(5, 2) check (loyalty_percentage between 0 and 100),
  is_active boolean not null default true,
  address text,
  city text,
  zip_code text,
  country text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  workplace_types text[] not null default '{}',
  work_schedule_types text[] not null default '{}',
  salary_from bigint check (salary_from >= 0),
  salary_to bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,

  -- Kept by triggers, so that a list is filtered and sorted on one table (design §8).
  cat_path int[] not null default '{}',
  company_rating numeric(3, 2) not null default 0,
  company_name text not null default '',
  -- Active, not deleted, and of an active company: what the public sees.
  is_listed boolean not null default false,

  geo_cell int generated always as (floor(latitude * 10)::int * 10000 + floor(longitude * 10)::int) stored,
  city_norm text generated always as (fold_text(city)) stored,
  norm text generated always as (f_words(title)) stored,
  tsv tsvector generated always as (
    setweight(to_tsvector('simple', f_words(title)), 'A')
    || setweight(to_tsvector('simple', f_words(company_name || ' ' || coalesce(city, ''))), 'B')
    || setweight(to_tsvector('simple', f_words(description)), 'D')
  ) stored,

  constraint price_shape check (
    case when individual_price then price_from is null and price_to is null
         else price_from is not null and (price_to is null or price_to > price_from) end
  ),
  constraint one_loyalty_kind check (num_nonnulls(loyalty_points, loyalty_percentage) = 1),
  constraint salary_shape check (salary_to is null or (salary_from is not null and salary_to >= salary_from)),
  constraint whole_position check ((latitude is null) = (longitude is null))
);

create table offer_images (
  id uuid primary key,
  offer_id uuid not null references offers on delete cascade,
  position int not null default 0,
  -- Keys of the file store; the browser gets /api/files/<key>.
  file_key text not null,
  thumbnail_key text not null,
  alt text not null default '',
  width int not null check (width > 0),
  height int not null check (height > 0)
);
create index offer_images_offer on offer_images (offer_id, position);

create function offer_derived() returns trigger language plpgsql as $$
begin
  select c.path into strict new.cat_path from categories c where c.id = new.category_id;
  select c.rating, c.name, new.is_active and new.deleted_at is null and c.status = 'active' and c.deleted_at is null
    into strict new.company_rating, new.company_name, new.is_listed
    from companies c where c.id = new.company_id;
  return new;
end $$;
create trigger offer_derived
  before insert or update of category_id, company_id, is_active, deleted_at on offers
  for each row execute function offer_derived();

create function company_to_offers() returns trigger language plpgsql as $$
begin
  update offers o
     set company_rating = new.rating, company_name = new.name,
         is_listed = o.is_active and o.deleted_at is null and new.status = 'active' and new.deleted_at is null
   where o.company_id = new.id;
  return null;
end $$;
create trigger company_to_offers after update of rating, name, status, deleted_at on companies
  for each row when (
    (old.rating, old.name, old.status, old.deleted_at) is distinct from (new.rating, new.name, new.status, new.deleted_at)
  )
  execute function company_to_offers();

-- Each filter of the list has an index that ends in the default order, so page 1 is a short range scan (design §8).
create index offers_date on offers (created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_category_1 on offers ((cat_path[1]), created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_category_2 on offers ((cat_path[2]), created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_category_3 on offers ((cat_path[3]), created_at desc, id desc) where is_listed and cardinality(cat_path) > 2;
create index offers_city on offers (city_norm, created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_cell on offers (geo_cell, created_at desc, id desc) include (latitude, longitude) where is_listed;
create index offers_price on offers (price_from, created_at desc, id desc) where is_listed;
create index offers_price_desc on offers (price_from desc nulls last, created_at desc, id desc) where is_listed;
create index offers_company on offers (company_id, created_at desc, id desc) where deleted_at is null;
create index offers_work on offers using gin (workplace_types, work_schedule_types) where is_listed;
create index offers_tsv on offers using gin (tsv) with (fastupdate = off);
create index offers_norm on offers using gin (norm gin_trgm_ops) with (fastupdate = off);
