-- When the seller was told that this due, then its oldest, has waited too long.
alter table reward_dues add column overdue_told_at timestamptz;
