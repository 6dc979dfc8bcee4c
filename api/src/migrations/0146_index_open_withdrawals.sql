-- What waits, with its age, is counted from the index alone.
create index withdrawals_open on withdrawals (created_at, id) where status in ('requested', 'approved');
