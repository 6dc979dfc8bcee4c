-- Categories and plans, then companies with their members, verification, cards and opinions.

-- Of companies, offers and webinars.
create table categories (
  id uuid primary key,
  -- Small numbers keep the paths on offers and their indexes narrow.
  node int not null unique check (node > 0),
  parent_id uuid references categories,
  -- Nodes from the root to this one, itself included; filled by the trigger below.
  path int[] not null check (cardinality(path) between 1 and 3),
  position int not null default 0,
  name text not null,
  name_en text not null,
  stems tsvector not null default '',
  tsv tsvector not null generated always as (to_tsvector('simple', f_words(name || ' ' || name_en)) || stems) stored,
  image text,
  -- Its offers take applications and are never bought. Chosen for a root; the trigger below gives it to what is under it.
  is_job boolean not null default false
);
create index categories_parent on categories (parent_id, position);

create function category_path() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.path := array[new.node];
  else
    select c.path || new.node, c.is_job into new.path, new.is_job from categories c where c.id = new.parent_id;
  end if;
  return new;
end $$;
create trigger category_path before insert or update of parent_id, node, is_job on categories
  for each row execute function category_path();

create table plans (
  id text primary key,
  position int not null unique,
  title text not null,
  title_en text not null,
  -- Grosze for one period; the free plan has neither price nor period.
  price bigint not null check (price >= 0),
  period text check (period in ('month', 'year')),
  features text[] not null default '{}',
  features_en text[] not null default '{}',
  -- Active offers at once; null for any number.
  offer_limit int check (offer_limit > 0),
  revision int not null default 0,
  constraint paid_by_period check ((price = 0) = (period is null)),
  constraint features_in_both_languages check (cardinality(features) = cardinality(features_en))
);
insert into plans (id, position, title, title_en, price, period, offer_limit, features, features_en) values
  ('free', 1, 'Darmowy', 'Free', 0, null, 3,
   array['3 aktywne oferty', 'Profil firmy z opiniami', 'Sieć kontaktów i wiadomości', 'Do 3 numerów członkowskich'],
   array['3 active offers', 'Company profile with reviews', 'Contact network and messages', 'Up to 3 membership numbers']),
  ('standard', 2, 'Standard', 'Standard', 9900, 'month', 30,
   array['30 aktywnych ofert', 'Wszystko z planu Darmowy', 'Rejestr sprzedaży i punktów', 'Wsparcie e-mailowe'],
   array['30 active offers', 'Everything in Free', 'Register of sales and points', 'E-mail support']),
  ('premium', 3, 'Premium', 'Premium', 24900, 'month', null,
   array['Oferty bez limitu', 'Wszystko z planu Standard', 'Pierwszeństwo w zapisach na webinary', 'Opiekun firmy'],
   array['Unlimited offers', 'Everything in Standard', 'Priority webinar sign-up', 'A dedicated advisor']);

-- Prices that begin on a day; until the first of them a plan costs plans.price.
create table plan_prices (
  id uuid primary key,
  plan text not null references plans,
  -- Grosze for one period.
  price bigint not null check (price > 0),
  valid_from timestamptz not null,
  -- When the owners of companies with this plan were notified; null until the job has reached all of them.
  announced_at timestamptz,
  created_at timestamptz not null,
  unique (plan, valid_from)
);

-- The price of a plan at a moment.
create function plan_price(plan_id text, at timestamptz) returns bigint
  language sql stable
  as $$
    select coalesce(
      (select n.price from plan_prices n where n.plan = plan_id and n.valid_from <= at order by n.valid_from desc limit 1),
      (select p.price from plans p where p.id = plan_id))
  $$;

-- The company on the map as JSON, stored: building 10,000 of them for each visitor of the map took 40 ms of processor time.
-- Immutable, because nothing in it depends on a setting for values of these types.
create function company_marker(id uuid, name text, lat float8, lng float8, thumbnail text, rating numeric) returns text
  language sql immutable parallel safe
  as $$
    select '{"id":"' || id || '","name":' || to_json(name) || ',"lat":' || lat || ',"lng":' || lng
      || ',"thumbnail":' || coalesce(to_json(thumbnail)::text, 'null') || ',"rating":' || rating || '}'
  $$;

create table companies (
  id uuid primary key,
  name text not null check (name <> ''),
  name_norm text not null generated always as (fold_text(name)) stored,
  description text not null default '',
  address text,
  zip_code text,
  city text,
  city_norm text generated always as (fold_text(city)) stored,
  lat double precision,
  lng double precision,
  -- Cells of 0.1° as on offers, so that companies around a place are a few index ranges.
  geo_cell int generated always as (floor(lat * 10)::int * 10000 + floor(lng * 10)::int) stored,
  image text,
  thumbnail text,
  email text,
  phone text,
  website text,
  facebook text,
  linkedin text,
  twitter text,
  -- 0 stands for no rating and stays out of every average.
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  rating_count int not null default 0 check (rating_count >= 0),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'active', 'rejected', 'suspended')),
  category_id uuid,
  -- The category's path by level, filled by the trigger below: a filter is an equality, whose index is in the list's order.
  category_1 int,
  category_2 int,
  category_3 int,
  plan text not null default 'free' constraint companies_plan references plans,
  -- Null for the free plan, and for a plan that was granted without an end.
  plan_paid_until timestamptz,
  -- The end of the paid time that the owners were last reminded of; a longer paid time brings the next reminder.
  plan_reminded_of timestamptz,
  nip text,
  regon text,
  krs text,
  -- Encrypted (platform/vault), with a keyed hash for equality.
  bank_number text constraint no_plain_number check (bank_number !~ '^[0-9]+$'),
  bank_hash text,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  stems tsvector not null default '',
  -- By weight: A the name, B the category, C the city, D the description. Filled by the trigger company_words.
  tsv tsvector not null default '',
  -- Null without a place.
  marker text generated always as (company_marker(id, name, lat, lng, thumbnail, rating)) stored
);
-- Names contain more different words than texts, and a search estimates how frequent the words with a prefix are.
alter table companies alter column tsv set statistics 1000;
alter table companies alter column category_3 set statistics 500;

create function company_category() returns trigger language plpgsql as $$
begin
  select c.path[1], c.path[2], c.path[3] into new.category_1, new.category_2, new.category_3
    from categories c where c.id = new.category_id;
  return new;
end $$;
create trigger company_category before insert or update of category_id on companies
  for each row execute function company_category();

-- tsv has the stems in it, so the column keeps none: they would take a third of the table's room again.
create function company_words() returns trigger language plpgsql as $$
begin
  new.tsv := case when tg_op = 'INSERT' or new.stems <> '' or (new.name, new.description) <> (old.name, old.description)
      then own_words(new.name, new.description, new.stems) else ts_filter(old.tsv, '{a,d}') end
    || setweight(coalesce((select k.tsv from categories k where k.id = new.category_id), ''), 'B')
    || setweight(to_tsvector('simple', coalesce(f_words(new.city), '')), 'C');
  new.stems := '';
  return new;
end $$;
create trigger company_words before insert or update of name, city, description, category_id, stems on companies
  for each row execute function company_words();

-- The public list, in its order. The columns that filters read are included: a filter that most companies pass is answered
-- without the table. Their words are not, because they may be longer than an index entry.
create index companies_by_name on companies (name_norm, id)
  include (rating, geo_cell, lat, lng, category_1, category_2, category_3) where status = 'active' and deleted_at is null;
create index companies_by_date on companies (created_at desc, id desc) where status = 'active' and deleted_at is null;
create index companies_by_rating on companies (rating desc, id desc) where status = 'active' and deleted_at is null;
create index companies_by_category_1 on companies (category_1, name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_category_2 on companies (category_2, name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_category_3 on companies (category_3, name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_city on companies (city_norm, name_norm, id) where status = 'active' and deleted_at is null;
-- Cities that begin with what was typed, without the table. An index in the order of the language is of no use for LIKE.
create index companies_cities on companies (city_norm text_pattern_ops, city) where status = 'active' and deleted_at is null;
-- Companies around a place with the columns that the list sorts by, without the table: thousands of companies lie on as many
-- of its pages.
create index companies_by_cell on companies (geo_cell) include (lat, lng, id, name_norm, created_at, rating)
  where status = 'active' and deleted_at is null;
create index companies_tsv on companies using gin (tsv) with (fastupdate = off);
create index companies_name_search on companies using gin (name_norm gin_trgm_ops);

-- The map: each filter has an index with the markers. Companies are scattered over the table, and reading 10,000 of them
-- costs more than all the rest.
create index companies_map_rating on companies (rating desc, id desc) include (lat, lng, marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_category on companies (category_1, category_2, category_3, id) include (marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_city on companies (city_norm, id) include (marker)
  where status = 'active' and deleted_at is null and marker is not null;
create index companies_map_cell on companies (geo_cell, id) include (lat, lng, marker)
  where status = 'active' and deleted_at is null and marker is not null;

-- Lists of admins and jobs.
create index companies_all_by_date on companies (created_at desc, id desc) where deleted_at is null;
create index companies_by_status on companies (status, created_at desc, id desc) where deleted_at is null;
create index companies_by_plan on companies (plan, created_at desc, id desc) where deleted_at is null;
create index companies_of_plan on companies (plan, id) where deleted_at is null;
create index companies_plan_end on companies (plan_paid_until) where plan_paid_until is not null;
-- Also compares a submitted tax number with those of verified companies.
create index companies_nip_prefix on companies (nip text_pattern_ops) where nip is not null;
-- Who else uses a bank account.
create index companies_account on companies (bank_hash) where bank_hash is not null;

create table company_members (
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  role text not null check (role in ('member', 'manager', 'owner')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_members_by_user on company_members (user_id);

-- Who has left a company, and when last: a company that was handed over is still that of its former members for a while.
create table former_members (
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id) on delete cascade,
  left_at timestamptz not null,
  primary key (company_id, user_id)
);

create function member_left() returns trigger language plpgsql as $$
begin
  insert into former_members (company_id, user_id, left_at) values (old.company_id, old.user_id, now())
    on conflict (company_id, user_id) do update set left_at = excluded.left_at;
  return null;
end $$;
create trigger member_left after delete on company_members for each row execute function member_left();

-- The people of a profile: the person, or the members of the company, with those who have left since `since`.
create function people_of(person uuid, company uuid, since timestamptz) returns table (user_id uuid) language sql stable as $$
  select person where person is not null
  union select m.user_id from company_members m where m.company_id = company
  union select f.user_id from former_members f where f.company_id = company and f.left_at > since
$$;

-- An invitation into a company by mail. One that is `sent` past its end counts as expired.
create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies (id),
  email text not null,
  -- Of the link that was mailed last; an earlier one is dead.
  token_hash text not null unique,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'revoked')),
  invited_by uuid not null references users (id),
  accepted_by uuid references users (id),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'sent') = (decided_at is null))
);
-- One open invitation per address, also when two managers invite at once.
create unique index company_invitations_open on company_invitations (company_id, lower(email)) where status = 'sent';
create index company_invitations_by_company on company_invitations (company_id, created_at desc, id desc);
create index company_invitations_by_email on company_invitations (lower(email)) where status = 'sent';
create index company_invitations_by_end on company_invitations (expires_at);

create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies (id),
  nip text not null,
  regon text not null,
  krs text,
  -- Encrypted (platform/vault).
  bank_number text not null constraint no_plain_number check (bank_number !~ '^[0-9]+$'),
  -- A key of the file store; the next three describe the file.
  document text,
  document_name text,
  document_mime text,
  document_size int check (document_size > 0),
  submitted_by uuid not null references users (id),
  submitted_at timestamptz not null,
  status text not null default 'submitted' check (status in ('submitted', 'active', 'rejected')),
  reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  check (status <> 'rejected' or reason is not null),
  constraint whole_document check (num_nonnulls(document, document_name, document_mime, document_size) in (0, 4))
);
-- One open request per company; two submissions at once cannot both stay open.
create unique index company_verifications_open on company_verifications (company_id) where status = 'submitted';
create index company_verifications_by_company on company_verifications (company_id, submitted_at desc);
create index company_verifications_by_status on company_verifications (status, decided_at desc, id desc);
create index company_verifications_waiting on company_verifications (submitted_at, id) where status = 'submitted';
create index company_verifications_decided on company_verifications (decided_at desc, id desc) where status <> 'submitted';
-- All requests: waiting ones first, the longest waiting on top; then decided ones, newest first.
create index company_verifications_queue on company_verifications (
  (status = 'submitted') desc, (case when status = 'submitted' then submitted_at end), decided_at desc, id);
create index company_verifications_nip_prefix on company_verifications (nip text_pattern_ops);

-- Numbers that companies take and return. A card has at most one company: two that take it at once wait for its row.
create table membership_cards (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{4,12}$'),
  premium boolean not null default false,
  company_id uuid references companies,
  taken_at timestamptz,
  created_at timestamptz not null,
  constraint taken_by_somebody check ((company_id is null) = (taken_at is null))
);
create index membership_cards_by_company on membership_cards (company_id, number) where company_id is not null;
create index membership_cards_free on membership_cards (number) where company_id is null;

-- A deleted company gives its numbers back.
create function company_frees_cards() returns trigger language plpgsql as $$
begin
  update membership_cards set company_id = null, taken_at = null where company_id = new.id;
  return null;
end $$;
create trigger company_frees_cards after update of deleted_at on companies
  for each row when (new.deleted_at is not null) execute function company_frees_cards();

-- Opinions about a company; companies.rating is the average of the ratings above 0.
create table opinions (
  id uuid primary key,
  company_id uuid not null references companies,
  -- The person who wrote it; with author_company_id set, on behalf of that company.
  author_user_id uuid not null references users,
  author_company_id uuid references companies,
  text text not null check (char_length(text) between 1 and 1000),
  -- 0 stands for none.
  rating numeric(2, 1) not null check (rating between 0 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of the company.
  reply_text text check (char_length(reply_text) between 1 and 1000),
  replied_at timestamptz,
  -- Later than replied_at when the reply was changed.
  reply_updated_at timestamptz,
  constraint opinions_reply_whole check (num_nonnulls(reply_text, replied_at, reply_updated_at) in (0, 3))
);
-- One per identity and company, also when two are sent at once.
create unique index opinions_of_person on opinions (company_id, author_user_id) where author_company_id is null;
create unique index opinions_of_company on opinions (company_id, author_company_id) where author_company_id is not null;
create index opinions_by_date on opinions (company_id, created_at desc, id desc) include (rating);
create index opinions_by_author on opinions (author_user_id);
create index opinions_by_author_company on opinions (author_company_id) where author_company_id is not null;

-- Documents that somebody sent, for quotas and for the scanner. Pictures of pages are drawn anew and not counted.
create table stored_documents (
  -- Of the file store.
  key text primary key,
  name text not null,
  -- Who sent it and whose quota counts it; null for guests, public files and discarded ones.
  user_id uuid references users on delete set null,
  -- The company in use then, which is notified when the file is removed.
  company_id uuid references companies on delete set null,
  subject_type text not null check (subject_type in ('order', 'quote', 'company', 'contact_message', 'library_document')),
  subject_id uuid not null,
  bytes bigint not null check (bytes >= 0),
  -- unscanned: there was no scanner; checking: held back; removed: malware was found in it.
  state text not null check (state in ('unscanned', 'checking', 'clean', 'removed')),
  created_at timestamptz not null,
  -- Of the last try.
  scanned_at timestamptz
);
create index stored_documents_by_user on stored_documents (user_id) where user_id is not null;
create index stored_documents_by_subject on stored_documents (subject_id);
create index stored_documents_held on stored_documents (created_at) where state = 'checking';
-- Documents of a time without a scanner, those that were never tried first.
create index stored_documents_unscanned on stored_documents (scanned_at nulls first, created_at) where state = 'unscanned';
