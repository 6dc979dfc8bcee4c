-- Grows with each change of the password and of the methods of the second step: what an earlier one has confirmed ends with it. A
-- number, because a moment cannot tell a proof from a change in the same millisecond.
alter table users add column credentials_version int not null default 0;

-- Who asked for the copy may download it, in the session that asked and until the password or the second step changes. No reference:
-- the row of an ended session is deleted before the copy. Copies from before have none, so they are not downloaded any more.
alter table data_exports add column session_id uuid, add column credentials_version int;
