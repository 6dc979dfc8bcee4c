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

alter table companies
  add constraint companies_plan foreign key (plan) references plans,
  -- Null for the free plan, and for a plan that was granted without an end.
  add column plan_paid_until timestamptz;
create index companies_plan_end on companies (plan_paid_until) where plan_paid_until is not null;

-- Active, but beyond the plan's offer_limit: nobody sees it until the plan allows it again.
alter table offers add column hidden_by_plan boolean not null default false;
create index offers_hidden on offers (company_id, created_at desc, id desc) where hidden_by_plan;

create or replace function offer_derived() returns trigger language plpgsql as $$
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
drop trigger offer_derived on offers;
create trigger offer_derived
  before insert or update of category_id, company_id, is_active, deleted_at, hidden_by_plan on offers
  for each row execute function offer_derived();

create or replace function company_to_offers() returns trigger language plpgsql as $$
begin
  update offers o
     set company_rating = new.rating, company_name = new.name,
         is_listed = o.is_active and not o.hidden_by_plan and o.deleted_at is null
           and new.status = 'active' and new.deleted_at is null
   where o.company_id = new.id;
  return null;
end $$;

-- Another plan, another limit: the newest active offers stay, the surplus is hidden. Runs under the company's row lock.
-- The offers are locked first, so that the ranking below counts what a deactivation at the same time has left.
create function plan_to_offers() returns trigger language plpgsql as $$
declare places int;
begin
  select p.offer_limit into strict places from plans p where p.id = new.plan;
  perform 1 from offers o where o.company_id = new.id and o.is_active and o.deleted_at is null
    order by o.id for no key update;
  update offers o set hidden_by_plan = not o.hidden_by_plan
    from (
      select a.id, row_number() over (order by a.created_at desc, a.id desc) > coalesce(places, 2147483647) as surplus
      from offers a where a.company_id = new.id and a.is_active and a.deleted_at is null) ranked
   where o.id = ranked.id and o.hidden_by_plan <> ranked.surplus;
  return null;
end $$;
create trigger plan_to_offers after update of plan on companies
  for each row when (old.plan <> new.plan) execute function plan_to_offers();

-- An offer that goes makes room for the newest hidden one. Rows that a change of the plan holds are skipped, not waited
-- for: that change counts again once it has this offer's row, and waiting both ways would be a deadlock.
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
