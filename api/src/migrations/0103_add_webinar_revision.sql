-- Edits so far: SEQUENCE of a calendar entry, by which a calendar tells a newer version (RFC 5545, 3.8.7.4).
alter table webinars add column revision int not null default 0;
