-- What people write about themselves. `headline` and the job are public as the name is; city, tags, links and `about` are shown to whom
-- `details_visibility` names.
alter table users
  add column headline text,
  add column city text,
  add column city_norm text generated always as (fold_text(city)) stored,
  add column seeks text[] not null default '{}',
  add column offers text[] not null default '{}',
  add column facebook text,
  add column linkedin text,
  add column twitter text,
  add column about text not null default '',
  add column details_visibility text not null default 'signed_in'
    check (details_visibility in ('nobody', 'contacts', 'signed_in')),
  -- Of all memberships, for the search alone; written by `refresh_job_titles`.
  add column job_titles text not null default '',
  -- Weight B: of the headline; D: of city and tags.
  add column stems tsvector not null default '';

-- `shown_first`: of several companies, the one that is named beside the person.
alter table company_members
  add column job_title text,
  add column shown_first boolean not null default false;
create unique index company_members_shown_first on company_members (user_id) where shown_first;

-- Names are qualified: a restored dump computes generated columns without a search path.
create function tag_words(tags text[]) returns text
  language sql immutable strict parallel safe
  as $$ select coalesce(string_agg(tag, ' '), '') from unnest(tags) tag $$;

create function fold_tags(tags text[]) returns text[]
  language sql immutable strict parallel safe
  as $$ select coalesce(array_agg(public.fold_text(tag)), '{}') from unnest(tags) tag $$;

-- What everybody finds a person by: the name (weight A), headline and jobs (B).
create function person_words(name text, headline text, job_titles text, stems tsvector) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', public.f_words(name)), 'A')
      || setweight(to_tsvector('simple', public.f_words(coalesce(headline, '') || ' ' || job_titles)), 'B') || ts_filter(stems, '{b}')
  $$;

-- What those find a person by who see the details (D).
create function detail_words(city text, seeks text[], offers text[], stems tsvector) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', public.f_words(coalesce(city, '') || ' ' || public.tag_words(seeks) || ' ' || public.tag_words(offers))), 'D')
      || ts_filter(stems, '{d}')
  $$;

-- `known_tsv` is for those who are signed in: with the details, unless these are only for contacts or for nobody.
drop index users_tsv;
alter table users drop column tsv;
alter table users
  add column tsv tsvector generated always as (person_words(first_name || ' ' || last_name, headline, job_titles, stems)) stored,
  add column known_tsv tsvector generated always as (
    case when details_visibility = 'signed_in'
      then person_words(first_name || ' ' || last_name, headline, job_titles, stems) || detail_words(city, seeks, offers, stems)
      else person_words(first_name || ' ' || last_name, headline, job_titles, stems) end) stored,
  add column seeks_norm text[] generated always as (fold_tags(seeks)) stored,
  add column offers_norm text[] generated always as (fold_tags(offers)) stored;
create index users_tsv on users using gin (tsv) with (fastupdate = off);
create index users_known_tsv on users using gin (known_tsv) with (fastupdate = off);

-- Filters of the list of people see what everybody signed in sees.
create index users_by_city on users (city_norm) where city_norm is not null and details_visibility = 'signed_in';
create index users_seeks on users using gin (seeks_norm) where details_visibility = 'signed_in';
create index users_offers on users using gin (offers_norm) where details_visibility = 'signed_in';

create function refresh_job_titles() returns trigger language plpgsql as $$
declare
  person constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set job_titles = (
    select coalesce(string_agg(m.job_title, ' ' order by m.company_id), '') from company_members m where m.user_id = person)
  where id = person;
  return null;
end $$;
create trigger job_title_added after insert or update of job_title on company_members
  for each row when (new.job_title is not null) execute function refresh_job_titles();
create trigger job_title_removed after update of job_title on company_members
  for each row when (old.job_title is not null and new.job_title is null) execute function refresh_job_titles();
create trigger job_title_left after delete on company_members
  for each row when (old.job_title is not null) execute function refresh_job_titles();
