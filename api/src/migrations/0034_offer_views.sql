-- Views of offers by day in Poland: how many, and nothing about who (ADR 136).
create table offer_views (
  offer_id uuid not null references offers on delete cascade,
  day date not null,
  count int not null check (count > 0),
  primary key (offer_id, day)
);
-- What is older than it may become.
create index offer_views_day on offer_views (day);
-- A deleted offer keeps its row for its orders.
create function drop_offer_views() returns trigger language plpgsql as $$
begin
  delete from offer_views where offer_id = new.id;
  return null;
end $$;
create trigger offers_deleted_views after update of deleted_at on offers
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function drop_offer_views();

-- The day in Poland by which the seller has promised to deliver; of a quote at first the day that the buyer named.
alter table orders add column deliver_on date;
update orders o set deliver_on = q.wanted_by from quotes q where q.order_id = o.id and q.wanted_by is not null;

-- With the offer, so that the orders of each offer in a month are counted from the index alone.
drop index orders_seller;
create index orders_seller on orders (seller_id, created_at desc, id desc) include (status, awaits_answer, offer_id);
