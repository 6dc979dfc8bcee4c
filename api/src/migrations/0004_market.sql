-- Offers, what plans allow of them, and saved searches.

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
  -- Active, but beyond the plan's offer_limit: nobody sees it until the plan allows it again.
  hidden_by_plan boolean not null default false,
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
  -- When the work is done or delivered, in the seller's words, and what is included, a line each.
  delivery_time text check (char_length(delivery_time) <= 100),
  scope text[] not null default '{}' check (cardinality(scope) <= 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,

  -- Maintained by triggers, so that a list is filtered and sorted on one table.
  cat_path int[] not null default '{}',
  company_rating numeric(3, 2) not null default 0,
  company_name text not null default '',
  -- Active, not hidden, not deleted, and of an active company: what the public sees.
  is_listed boolean not null default false,
  -- Grosze. Set while the price is a reduced one: the lowest of the 30 days before, and when it was reduced. See offer_repriced.
  lowest_price bigint,
  reduced_at timestamptz,

  -- Columns, because an index on cat_path[1] answers no count by itself (17 ms instead of 0.6 ms for 2,000 offers), and
  -- PostgreSQL has no statistics of an array's first element.
  category_1 int generated always as (cat_path[1]) stored,
  category_2 int generated always as (cat_path[2]) stored,
  category_3 int generated always as (cat_path[3]) stored,
  -- Cells of 0.1°.
  geo_cell int generated always as (floor(latitude * 10)::int * 10000 + floor(longitude * 10)::int) stored,
  city_norm text generated always as (fold_text(city)) stored,
  norm text generated always as (f_words(title)) stored,
  stems tsvector not null default '',
  -- See offer_context. Filled by triggers.
  tsv tsvector not null default '',

  constraint price_shape check (
    case when individual_price then price_from is null and price_to is null
         else price_from is not null and (price_to is null or price_to > price_from) end
  ),
  constraint one_loyalty_kind check (num_nonnulls(loyalty_points, loyalty_percentage) = 1),
  constraint salary_shape check (salary_to is null or (salary_from is not null and salary_to >= salary_from)),
  constraint whole_position check ((latitude is null) = (longitude is null))
);
-- The planner knows ten sampled words for each point. The default of 100 is too low for "prz", which begins thousands of words.
alter table offers alter column tsv set statistics 500;
-- The bounds of a price depend on each other: with ranges the planner can estimate how many offers overlap one.
create statistics offers_price_range on (int8range(price_from, coalesce(price_to, price_from), '[]')) from offers;
alter statistics offers_price_range set statistics 1000;
-- The planner does not use statistics of a partial index's expression; without these it expects a third of all offers.
create statistics offers_price_top on (coalesce(price_to, price_from)) from offers;

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

-- The prices at which an offer was on sale, of the last 30 days: the price of an offer that its seller shows, without individual
-- ones. Directive 98/6/EC, article 6a (Omnibus): who announces a reduction states the lowest price of the 30 days before it.
create table offer_prices (
  id bigint generated always as identity primary key,
  offer_id uuid not null references offers on delete cascade,
  -- Grosze, as on the offer.
  price_from bigint not null,
  price_to bigint,
  -- Null while it is the price.
  offered_to timestamptz
);
create index offer_prices_offer on offer_prices (offer_id);

create function offer_priced() returns trigger language plpgsql as $$
begin
  insert into offer_prices (offer_id, price_from, price_to) values (new.id, new.price_from, new.price_to);
  return null;
end $$;
create trigger offer_priced after insert on offers
  for each row when (new.is_active and not new.individual_price and new.deleted_at is null) execute function offer_priced();

-- Reduced: below every price of the 30 days before, for a range at both ends. Time is the writer's (updated_at), so that it has
-- one clock with everything else.
create function offer_repriced() returns trigger language plpgsql as $$
declare
  lowest bigint;
  lowest_top bigint;
begin
  update offer_prices set offered_to = new.updated_at where offer_id = new.id and offered_to is null;
  delete from offer_prices where offer_id = new.id and offered_to < new.updated_at - interval '30 days';
  new.lowest_price := null;
  new.reduced_at := null;
  if not new.is_active or new.individual_price or new.deleted_at is not null then return new; end if;
  select min(p.price_from), min(coalesce(p.price_to, p.price_from)) into lowest, lowest_top
    from offer_prices p where p.offer_id = new.id;
  if new.price_from < lowest and coalesce(new.price_to, new.price_from) <= lowest_top then
    new.lowest_price := lowest;
    new.reduced_at := new.updated_at;
  end if;
  insert into offer_prices (offer_id, price_from, price_to) values (new.id, new.price_from, new.price_to);
  return new;
end $$;
create trigger offer_repriced before update of price_from, price_to, individual_price, is_active, deleted_at on offers
  for each row when (
    (old.price_from, old.price_to, old.individual_price, old.is_active, old.deleted_at)
      is distinct from (new.price_from, new.price_to, new.individual_price, new.is_active, new.deleted_at)
  )
  execute function offer_repriced();

create function offer_derived() returns trigger language plpgsql as $$
begin
  select c.path into strict new.cat_path from categories c where c.id = new.category_id;
  -- An inactive offer takes no place of the plan.
  new.hidden_by_plan := new.hidden_by_plan and new.is_active and new.deleted_at is null;
  select c.rating, c.name,
         new.is_active and not new.hidden_by_plan and new.deleted_at is null and c.status = 'active' and c.deleted_at is null
    into strict new.company_rating, new.company_name, new.is_listed
    from companies c where c.id = new.company_id;
  return new;
end $$;
create trigger offer_derived
  before insert or update of category_id, company_id, is_active, deleted_at, hidden_by_plan on offers
  for each row execute function offer_derived();

-- The words of an offer by weight: A its title, B its category, C its company's name and its city, D its description.
create function offer_context(category tsvector, company tsvector, city text) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(category, 'B') || setweight(ts_filter(company, '{a}'), 'C')
      || setweight(to_tsvector('simple', coalesce(f_words(city), '')), 'C')
  $$;
-- As with companies, stems are in tsv alone.
create function offer_searched() returns trigger language plpgsql as $$
begin
  select case when tg_op = 'INSERT' or new.stems <> '' or (new.title, new.description) <> (old.title, old.description)
      then own_words(new.title, new.description, new.stems) else ts_filter(old.tsv, '{a,d}') end
    || offer_context(k.tsv, c.tsv, new.city)
    into strict new.tsv from categories k, companies c where k.id = new.category_id and c.id = new.company_id;
  new.stems := '';
  return new;
end $$;
create trigger offer_searched
  before insert or update of title, description, city, stems, category_id, company_id on offers
  for each row execute function offer_searched();

create function company_to_offers() returns trigger language plpgsql as $$
begin
  update offers o
     set company_rating = new.rating, company_name = new.name,
         is_listed = o.is_active and not o.hidden_by_plan and o.deleted_at is null
           and new.status = 'active' and new.deleted_at is null,
         tsv = case when ts_filter(old.tsv, '{a}') = ts_filter(new.tsv, '{a}') then o.tsv
                    else ts_filter(o.tsv, '{a,b,d}') || offer_context('', new.tsv, o.city) end
   where o.company_id = new.id;
  return null;
end $$;
create trigger company_to_offers after update of rating, name, stems, status, deleted_at on companies
  for each row when (
    (old.rating, old.name, ts_filter(old.tsv, '{a}'), old.status, old.deleted_at)
      is distinct from (new.rating, new.name, ts_filter(new.tsv, '{a}'), new.status, new.deleted_at)
  )
  execute function company_to_offers();

-- A renamed category gives new words to everything in it: rare, and everything may be a tenth of the market.
create function category_words() returns trigger language plpgsql as $$
begin
  update offers set category_id = category_id where category_id = new.id;
  update companies set category_id = category_id where category_id = new.id;
  return null;
end $$;
create trigger category_words after update of name, name_en, stems on categories
  for each row when (old.tsv is distinct from new.tsv) execute function category_words();

-- Each filter of the list has an index that ends in the default order, so page 1 is a short range scan. Included columns are
-- what the other filters read: a filter that most offers pass is answered from the index, newest first, without the table and
-- without sorting.
create index offers_date on offers (created_at desc, id desc)
  include (price_from, price_to, company_rating, company_id, salary_from, workplace_types, work_schedule_types,
           category_1, category_2, category_3, latitude, longitude)
  where is_listed;
create index offers_category_1 on offers (category_1, created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_category_2 on offers (category_2, created_at desc, id desc) include (price_from, company_rating) where is_listed;
create index offers_category_3 on offers (category_3, created_at desc, id desc) where is_listed and category_3 is not null;
create index offers_city on offers (city_norm, created_at desc, id desc)
  include (price_from, price_to, company_rating, category_1, category_2, category_3) where is_listed;
-- Counts of a city with a category, below a price or not. offers_city would read every offer of the city (25 ms for the
-- largest, with a hundred thousand).
create index offers_city_category on offers (city_norm, category_1, price_from) where is_listed;
create index offers_cell on offers (geo_cell, created_at desc, id desc) include (latitude, longitude) where is_listed;
create index offers_price on offers (price_from, created_at desc, id desc)
  include (category_1, category_2, category_3) where is_listed;
create index offers_price_desc on offers (price_from desc nulls last, created_at desc, id desc)
  include (category_1, category_2, category_3) where is_listed;
-- PostgreSQL reads an indexed expression from the index only if the index also has the expression's columns.
create index offers_price_top on offers ((coalesce(price_to, price_from)), created_at desc, id desc)
  include (price_from, price_to) where is_listed;
-- Few offers have a salary. What else is asked of them is in the index.
create index offers_salary on offers (created_at desc, id desc)
  include (category_1, category_2, category_3, price_from, price_to, company_rating, city_norm, workplace_types, work_schedule_types)
  where is_listed and salary_from is not null;
create index offers_rating on offers (company_rating, created_at desc, id desc) where is_listed;
create index offers_work on offers using gin (workplace_types, work_schedule_types) where is_listed;
-- Most offers have neither workplace nor schedule; those that do are read in the list's order, without the table.
create index offers_work_date on offers (created_at desc, id desc)
  include (workplace_types, work_schedule_types, category_1, category_2, category_3, price_from, price_to, company_rating)
  where is_listed and (workplace_types <> '{}' or work_schedule_types <> '{}');
create index offers_tsv on offers using gin (tsv) with (fastupdate = off);
create index offers_norm on offers using gin (norm gin_trgm_ops) with (fastupdate = off);
-- The seller's own list has everything that is not deleted. The public list of a company needs an index of its own, because
-- the planner does not know that listed offers are not deleted.
create index offers_company on offers (company_id, created_at desc, id desc) where deleted_at is null;
create index offers_seller on offers (company_id, created_at desc, id desc) where is_listed;
create index offers_hidden on offers (company_id, created_at desc, id desc) where hidden_by_plan;

-- The newest active offers stay within the limit, the surplus is hidden; also after a plan's limit has changed. The offers are
-- locked first, so that the ranking sees a deactivation that was committed meanwhile.
create function rank_plan_offers(company uuid, places int) returns void language plpgsql as $$
begin
  perform 1 from offers o where o.company_id = company and o.is_active and o.deleted_at is null
    order by o.id for no key update;
  update offers o set hidden_by_plan = not o.hidden_by_plan
    from (
      select a.id, row_number() over (order by a.created_at desc, a.id desc) > coalesce(places, 2147483647) as surplus
      from offers a where a.company_id = company and a.is_active and a.deleted_at is null) ranked
   where o.id = ranked.id and o.hidden_by_plan <> ranked.surplus;
end $$;

create function plan_to_offers() returns trigger language plpgsql as $$
declare places int;
begin
  select p.offer_limit into strict places from plans p where p.id = new.plan;
  perform rank_plan_offers(new.id, places);
  return null;
end $$;
-- Runs under the company's row lock.
create trigger plan_to_offers after update of plan on companies
  for each row when (old.plan <> new.plan) execute function plan_to_offers();

-- An offer that is deactivated or deleted makes room for the newest hidden one. Rows that a change of the plan has locked are
-- skipped: that change ranks again after it has this offer's row, and waiting in both directions would be a deadlock.
create function offer_makes_room() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from offers h where h.company_id = new.company_id and h.hidden_by_plan) then return null; end if;
  update offers set hidden_by_plan = false where id in (
    select h.id from offers h where h.company_id = new.company_id and h.hidden_by_plan
    order by h.created_at desc, h.id desc
    limit (
      select greatest(0, p.offer_limit - (
        select count(*) from offers v
        where v.company_id = c.id and v.is_active and v.deleted_at is null and not v.hidden_by_plan))
      from companies c join plans p on p.id = c.plan where c.id = new.company_id)
    for no key update skip locked);
  return null;
end $$;
create trigger offer_makes_room after update of is_active, deleted_at on offers
  for each row when (old.is_active and old.deleted_at is null and not (new.is_active and new.deleted_at is null))
  execute function offer_makes_room();

-- Each offer once, when it is listed for the first time: what saved searches are compared with. An offer that is deactivated
-- and activated again is not new.
create table offer_news (
  offer_id uuid primary key references offers on delete cascade,
  seq bigint generated always as identity,
  matched_at timestamptz
);
create index offer_news_open on offer_news (seq) where matched_at is null;

create function note_listed_offers() returns trigger language plpgsql as $$
begin
  insert into offer_news (offer_id) select c.id from changed c where c.is_listed on conflict do nothing;
  return null;
end $$;
create trigger offers_listed_first after insert on offers
  referencing new table as changed for each statement execute function note_listed_offers();

create function note_relisted_offers() returns trigger language plpgsql as $$
begin
  insert into offer_news (offer_id)
    select c.id from changed c join before b on b.id = c.id where c.is_listed and not b.is_listed
    on conflict do nothing;
  return null;
end $$;
create trigger offers_listed_later after update on offers
  referencing old table as before new table as changed for each statement execute function note_relisted_offers();

create table saved_searches (
  id uuid primary key,
  user_id uuid references users,
  company_id uuid references companies,
  name text not null check (name <> ''),
  -- As the browser sent it, and opens it again.
  filters jsonb not null,
  created_at timestamptz not null,
  -- Offers of offer_news up to this one are older than the search.
  after_seq bigint not null,

  -- The same filters as columns, null for "any", so that one join finds the searches of new offers.
  words tsquery,
  nodes int[],
  city_norm text,
  workplace_types text[],
  work_schedule_types text[],
  has_salary boolean,
  price_from bigint,
  price_to bigint,
  company_rating numeric,
  seller_id uuid,
  in_network boolean not null default false,
  lat double precision,
  lng double precision,
  radius double precision,
  constraint one_owner check (num_nonnulls(user_id, company_id) = 1),
  constraint whole_circle check (num_nonnulls(lat, lng, radius) in (0, 3))
);
create index saved_searches_user on saved_searches (user_id, created_at desc, id desc) where user_id is not null;
create index saved_searches_company on saved_searches (company_id, created_at desc, id desc) where company_id is not null;

-- They are personal data: deleted with the account.
create function forget_saved_searches() returns trigger language plpgsql as $$
begin
  delete from saved_searches s where s.user_id = new.id or s.company_id = new.id;
  return null;
end $$;
create trigger forget_saved_searches after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_saved_searches();
create trigger forget_saved_searches after update of deleted_at on companies
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_saved_searches();
