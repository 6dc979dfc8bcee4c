-- The end of the paid time that the owners have been reminded of; paying for longer makes room for the next reminder.
alter table companies add column plan_reminded_of timestamptz;
