-- How many offers have a rating is a range of this one; by offers_date it takes the whole index when only a few have it.
create index offers_rating on offers (company_rating, created_at desc, id desc) where is_listed;

-- Most offers say nothing about place and hours. Those that do are walked in the list's order, without the table.
create index offers_work_date on offers (created_at desc, id desc)
  include (workplace_types, work_schedule_types, category_1, category_2, category_3, price_from, price_to, company_rating)
  where is_listed and (workplace_types <> '{}' or work_schedule_types <> '{}');

-- What stands beside a city, or beside the order by price, is looked at in the index.
drop index offers_city;
create index offers_city on offers (city_norm, created_at desc, id desc)
  include (price_from, price_to, company_rating, category_1, category_2, category_3) where is_listed;
drop index offers_price;
create index offers_price on offers (price_from, created_at desc, id desc)
  include (category_1, category_2, category_3) where is_listed;
drop index offers_price_desc;
create index offers_price_desc on offers (price_from desc nulls last, created_at desc, id desc)
  include (category_1, category_2, category_3) where is_listed;

-- Two bounds of a price are anything but independent: with ranges the planner can tell how many offers reach into one.
create statistics offers_price_range on (int8range(price_from, coalesce(price_to, price_from), '[]')) from offers;
alter statistics offers_price_range set statistics 1000;
