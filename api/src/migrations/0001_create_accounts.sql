create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists intarray;

-- Folds case and diacritics, ł included. unaccent() itself is only stable, because its dictionary could be changed; ours
-- is the one that ships with PostgreSQL, so an index may rely on it.
create function fold_text(value text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table users (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  name_norm text not null generated always as (fold_text(first_name || ' ' || last_name)) stored,
  password_hash text not null,
  phone text,
  locale text not null default 'pl' check (locale in ('pl', 'en')),
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  image text,
  thumbnail text,
  -- The token of the referral link that brought the person here.
  referred_by text,
  email_verified_at timestamptz,
  disabled_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email)) where deleted_at is null;

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
  image text,
  thumbnail text,
  email text,
  phone text,
  website text,
  -- 0 stands for no rating and stays out of every average.
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  rating_count int not null default 0 check (rating_count >= 0),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'active', 'rejected', 'suspended')),
  category_id uuid,
  plan text not null default 'free',
  nip text,
  regon text,
  krs text,
  bank_number text,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_by_name on companies (name_norm, id) where status = 'active' and deleted_at is null;
create index companies_by_date on companies (created_at desc, id desc) where status = 'active' and deleted_at is null;
create index companies_by_rating on companies (rating desc, id desc) where status = 'active' and deleted_at is null;
create index companies_by_city on companies (city_norm) where status = 'active' and deleted_at is null;
create index companies_by_category on companies (category_id) where status = 'active' and deleted_at is null;
create index companies_name_search on companies using gin (name_norm gin_trgm_ops);

create table company_members (
  company_id uuid not null references companies (id),
  user_id uuid not null references users (id),
  role text not null check (role in ('member', 'manager', 'owner')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_members_by_user on company_members (user_id);

create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies (id),
  nip text not null,
  regon text not null,
  krs text,
  bank_number text not null,
  document text,
  submitted_by uuid not null references users (id),
  submitted_at timestamptz not null,
  status text not null default 'submitted' check (status in ('submitted', 'active', 'rejected')),
  reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  check (status <> 'rejected' or reason is not null)
);
-- One open request per company; two submissions at once cannot both stay open.
create unique index company_verifications_open on company_verifications (company_id) where status = 'submitted';
create index company_verifications_by_date on company_verifications (submitted_at desc, id desc);
create index company_verifications_by_company on company_verifications (company_id, submitted_at desc);

-- Append only: who moderated what. A correction is another row.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null references users (id),
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject_type, subject_id, at desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete on audit_log
for each row execute function refuse_change();
