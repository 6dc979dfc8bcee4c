-- The completed order that an opinion stands on, and hidden opinions.
alter table opinions
  -- The latest completed order of the author from the company; null without one. Kept by the triggers below.
  add column order_id uuid references orders,
  add column hidden_at timestamptz;

-- Those after a purchase stand first. A hidden one is read by its author alone, through opinions_of_person and opinions_of_company.
drop index opinions_by_date;
create index opinions_by_date on opinions (company_id, (order_id is null), created_at desc, id desc) include (rating)
  where hidden_at is null;

-- A reported order counts as before until it is decided: a buyer who complains does not lose their voice by that.
create function latest_completed_order(seller uuid, buyer_user uuid, buyer_company uuid) returns uuid language sql stable as $$
  select r.id from orders r
  where r.seller_id = seller
    and (r.buyer_company_id = buyer_company
      or buyer_company is null and r.buyer_company_id is null and r.buyer_user_id = buyer_user)
    and (r.status in ('verified', 'completed') or r.status = 'reported' and exists (
      select from order_reports p where p.order_id = r.id and p.decided_at is null and p.status_before = 'verified'))
  order by r.created_at desc, r.id desc limit 1
$$;

-- The opinions that the company's rating and its number stand on: with stars, not hidden, and after a purchase, or all while fewer
-- than three of those are after one.
create function counted_opinions(company uuid) returns setof opinions language sql stable as $$
  select o.* from opinions o
  where o.company_id = company and o.rating > 0 and o.hidden_at is null and (o.order_id is not null or 3 > (
    select count(*) from opinions p
    where p.company_id = company and p.rating > 0 and p.hidden_at is null and p.order_id is not null))
$$;

create function refresh_rating() returns trigger language plpgsql as $$
declare
  rated constant uuid := coalesce(new.company_id, old.company_id);
begin
  -- One average at a time, so that no opinion is missed.
  perform from companies where id = rated for no key update;
  update companies c set rating = coalesce(r.average, 0), rating_count = r.count
    from (select round(avg(o.rating), 2) as average, count(*)::int as count from counted_opinions(rated) o) r
   where c.id = rated and (c.rating, c.rating_count) is distinct from (coalesce(r.average, 0), r.count);
  return null;
end $$;

create function take_completed_order() returns trigger language plpgsql as $$
begin
  new.order_id := latest_completed_order(new.company_id, new.author_user_id, new.author_company_id);
  return new;
end $$;

create function order_to_opinion() returns trigger language plpgsql as $$
begin
  -- As the writer of an opinion does: an order that is completed while its buyer writes is missed by neither.
  perform from companies where id = new.seller_id for no key update;
  update opinions o set order_id = latest_completed_order(new.seller_id, new.buyer_user_id, new.buyer_company_id)
   where o.company_id = new.seller_id
     and (o.author_company_id = new.buyer_company_id
       or new.buyer_company_id is null and o.author_company_id is null and o.author_user_id = new.buyer_user_id);
  return null;
end $$;

update opinions set order_id = latest_completed_order(company_id, author_user_id, author_company_id);
update companies c set rating = coalesce(r.average, 0), rating_count = r.count
  from (select company_id from opinions group by 1) rated
  cross join lateral (
    select round(avg(o.rating), 2) as average, count(*)::int as count from counted_opinions(rated.company_id) o) r
 where c.id = rated.company_id;

create trigger take_completed_order before insert on opinions
  for each row execute function take_completed_order();
create trigger opinion_to_rating after insert or delete or update of rating, order_id, hidden_at on opinions
  for each row execute function refresh_rating();
create trigger order_to_opinion after update of status on orders for each row
  when (old.status <> new.status and (new.status in ('verified', 'completed') or old.status in ('verified', 'completed', 'reported')))
  execute function order_to_opinion();

alter table moderation_cases drop constraint moderation_cases_subject_type_check;
alter table moderation_cases add constraint moderation_cases_subject_type_check
  check (subject_type in ('post', 'comment', 'message', 'user', 'company', 'opinion'));
