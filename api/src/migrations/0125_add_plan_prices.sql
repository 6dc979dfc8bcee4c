-- Prices that begin on a day; until the first of them a plan costs plans.price.
create table plan_prices (
  id uuid primary key,
  plan text not null references plans,
  -- Grosze for one period.
  price bigint not null check (price > 0),
  valid_from timestamptz not null,
  -- When the owners of companies with this plan were notified; null while the job has not reached them all.
  announced_at timestamptz,
  created_at timestamptz not null,
  unique (plan, valid_from)
);

alter table plans add column revision int not null default 0;

-- The price of a plan at a moment.
create function plan_price(plan_id text, at timestamptz) returns bigint
  language sql stable
  as $$
    select coalesce(
      (select n.price from plan_prices n where n.plan = plan_id and n.valid_from <= at order by n.valid_from desc limit 1),
      (select p.price from plans p where p.id = plan_id))
  $$;

-- What the trigger plan_to_offers does for one company, also for a plan whose limit has changed.
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

create or replace function plan_to_offers() returns trigger language plpgsql as $$
declare places int;
begin
  select p.offer_limit into strict places from plans p where p.id = new.plan;
  perform rank_plan_offers(new.id, places);
  return null;
end $$;

create index companies_of_plan on companies (plan, id) where deleted_at is null;
