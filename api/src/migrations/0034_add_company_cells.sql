-- Cells of 0.1° as on offers, so that companies around a place are a few index ranges.
alter table companies
  add column geo_cell int generated always as (floor(lat * 10)::int * 10000 + floor(lng * 10)::int) stored;
create index companies_by_cell on companies (geo_cell) include (lat, lng) where status = 'active' and deleted_at is null;

-- The audit log is read newest first.
create index audit_log_by_date on audit_log (at desc, id desc);
create index users_by_date on users (created_at desc, id desc) where deleted_at is null;
