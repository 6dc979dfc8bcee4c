-- Who asked for a withdrawal takes it back while nobody has decided about it.
alter table withdrawals drop constraint withdrawals_status_check;
alter table withdrawals add constraint withdrawals_status_check
  check (status in ('requested', 'approved', 'paid', 'rejected', 'cancelled'));
