-- Which admin has an approved withdrawal in hand: who put it into a file for the bank, or took it. Nobody else decides on it, so that
-- a transfer under way is not rejected behind the back of the one who ordered it.
alter table withdrawals add column held_by uuid references users;
alter table withdrawals add column held_at timestamptz;
alter table withdrawals add constraint held_while_approved
  check (num_nonnulls(held_by, held_at) in (0, 2) and (held_by is null or status = 'approved'));

-- The bank never made this transfer of the file: only then can the withdrawal be rejected, or go into another file.
alter table withdrawal_file_items add column not_sent_at timestamptz;
alter table withdrawal_file_items add column not_sent_by uuid references users;
alter table withdrawal_file_items add column not_sent_reason text;
alter table withdrawal_file_items add constraint not_sent_by_somebody
  check (num_nonnulls(not_sent_at, not_sent_by, not_sent_reason) in (0, 3));

-- Files made before are in the hands of their makers.
update withdrawals w set held_by = f.created_by, held_at = f.created_at
from (select distinct on (i.withdrawal_id) i.withdrawal_id, f.created_by, f.created_at
      from withdrawal_file_items i join withdrawal_files f on f.id = i.file_id
      order by i.withdrawal_id, f.created_at desc, f.id desc) f
where w.id = f.withdrawal_id and w.status = 'approved';
