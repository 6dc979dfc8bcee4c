-- A decision about a report has a reason for each side; the existing columns hold the buyer's. Null: the same for both.
alter table order_reports add column decision_reason_seller text;
alter table order_events add column reason_seller text;
