-- Each offer once, when it is listed for the first time: what searches are compared with. Switching an offer off and on
-- again is no news.
create table offer_news (
  offer_id uuid primary key references offers on delete cascade,
  seq bigint generated always as identity,
  matched_at timestamptz
);
create index offer_news_open on offer_news (seq) where matched_at is null;
insert into offer_news (offer_id, matched_at) select id, created_at from offers where is_listed;

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
  -- As it was sent, for the browser to open again.
  filters jsonb not null,
  created_at timestamptz not null,
  -- Offers of offer_news up to this one were there before.
  after_seq bigint not null,

  -- The same filters as columns, null for "any": new offers and searches meet in one join.
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

-- They are personal data: gone with the account.
create function forget_saved_searches() returns trigger language plpgsql as $$
begin
  delete from saved_searches s where s.user_id = new.id or s.company_id = new.id;
  return null;
end $$;
create trigger forget_saved_searches after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_saved_searches();
create trigger forget_saved_searches after update of deleted_at on companies
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_saved_searches();
