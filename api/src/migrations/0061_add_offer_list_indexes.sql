-- offers_company is for the seller's own list, of everything not deleted; what the public lists is narrower, and the
-- planner cannot tell that is_listed implies it.
create index offers_seller on offers (company_id, created_at desc, id desc) where is_listed;
create index offers_salary on offers (created_at desc, id desc) where is_listed and salary_from is not null;
create index offers_price_top on offers ((coalesce(price_to, price_from)), created_at desc, id desc)
  include (price_from) where is_listed;

-- What the filters look at, in the order of the list: one that lets much through is answered from here, the newest first,
-- without the table and without sorting all that matches.
drop index offers_date;
create index offers_date on offers (created_at desc, id desc)
  include (price_from, price_to, company_rating, company_id, salary_from, workplace_types, work_schedule_types,
           category_1, category_2, category_3, latitude, longitude)
  where is_listed;
