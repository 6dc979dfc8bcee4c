-- The moment at which the person asked for the deletion of the account. disabled_at has the same value meanwhile, which hides
-- the profile as a suspension does; a different one is a suspension by an admin.
alter table users add column deletion_requested_at timestamptz;
