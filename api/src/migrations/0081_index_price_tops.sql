-- An expression is read from its index only where its columns are in it too: without price_to each match was fetched from
-- the table. What the planner knows of a partial index's expression it does not use, and took a third of all to be dear.
drop index offers_price_top;
create index offers_price_top on offers ((coalesce(price_to, price_from)), created_at desc, id desc)
  include (price_from, price_to) where is_listed;
create statistics offers_price_top on (coalesce(price_to, price_from)) from offers;

-- Those that begin within two bounds or below, and end above.
create index offers_price_span on offers (price_to, created_at desc, id desc) include (price_from)
  where is_listed and price_to is not null;
analyze offers;
