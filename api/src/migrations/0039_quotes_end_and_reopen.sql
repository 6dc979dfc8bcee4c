-- A quote that ended can be asked for, or answered, once more; the buyer is reminded before its last day.
alter table quotes
  -- The last day of which the buyer has been reminded.
  add column ending_reminded date;
alter table quote_events drop constraint quote_events_step_check;
alter table quote_events add constraint quote_events_step_check
  check (step in ('ask', 'propose', 'accept', 'hire', 'decline', 'expire', 'reopen'));
