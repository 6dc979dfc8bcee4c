-- Lists end after 10 000 results (ADR 43), so nothing has to be counted further.
drop trigger offer_comes on offers;
drop trigger offer_goes on offers;
drop trigger offer_changes on offers;
drop function offer_changed;
drop table offer_changes;
drop table offer_bits;
drop view offer_spans;
drop table offer_chunks;
drop aggregate bits_at(int, int);

drop trigger company_comes on companies;
drop trigger company_goes on companies;
drop trigger company_changes on companies;
drop function company_changed;
drop table company_changes;
drop table company_prefixes;
-- Without the words, which may be longer than an entry of an index.
drop index companies_by_name;
create index companies_by_name on companies (name_norm, id)
  include (rating, geo_cell, lat, lng, category_1, category_2, category_3) where status = 'active' and deleted_at is null;

delete from jobs where kind in ('offers.keep-bits', 'companies.count-words');
