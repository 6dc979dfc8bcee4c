-- The reward of an order in grosze, in one place: what an offer gives at a price. At most half of the price (ADR 83); of an
-- amount half of the lowest price, so that a range gives one amount. Offers older than the bound keep what they store and give
-- this. Null while the price that it depends on is not known. `least` skips a null: an amount of an individual price is whole
-- until the price is proposed.
create function f_reward(points bigint, percentage numeric, price_from bigint, price bigint) returns bigint
  language sql immutable parallel safe
  as $$
    select case when points is not null then least(points, coalesce(price_from, price) / 2)
      else least(round(price * percentage / 100)::bigint, price / 2) end
  $$;
