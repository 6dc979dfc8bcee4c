-- A proposal keeps the reward of its moment, in grosze, as it keeps the price (ADR 84).
alter table quotes add column reward bigint check (reward between 0 and 100000000000);
update quotes q
   set reward = coalesce(
     (select r.reward from orders r where r.id = q.order_id),
     f_reward(o.loyalty_points, o.loyalty_percentage, o.price_from, q.price))
  from offers o where o.id = q.offer_id and q.price is not null;
alter table quotes drop constraint whole_proposal;
alter table quotes add constraint whole_proposal check (num_nonnulls(price, reward, valid_until, proposed_at) in (0, 4));
