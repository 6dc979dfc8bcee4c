-- A requested deletion suspends the company, as that of a person disables the account (ADR 38): it is hidden without another
-- condition in any query. `status_before_deletion` is what a cancelled one has again.
alter table companies
  add column deletion_requested_at timestamptz,
  add column status_before_deletion text
    check (status_before_deletion in ('draft', 'submitted', 'active', 'rejected', 'suspended')),
  add constraint companies_deletion_requested check (
    (deletion_requested_at is null) = (status_before_deletion is null)
    and (deletion_requested_at is null or status = 'suspended'));
