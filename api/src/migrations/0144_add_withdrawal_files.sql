-- Files of transfers for the bank. The text is stored, so that a file can be read again exactly as it was sent.
create table withdrawal_files (
  id uuid primary key,
  name text not null,
  content text not null,
  created_by uuid not null references users,
  created_at timestamptz not null
);
-- A withdrawal is in a second file only when an admin asks for it again.
create table withdrawal_file_items (
  withdrawal_id uuid not null references withdrawals,
  file_id uuid not null references withdrawal_files,
  primary key (withdrawal_id, file_id)
);

-- Who else uses an account.
create index withdrawals_account on withdrawals (bank_number) where bank_number is not null;
create index companies_account on companies (bank_number) where bank_number is not null;

-- The admin's list: open ones first, the oldest on top; then decided ones, newest first. The second is for one status.
create index withdrawals_queue on withdrawals (
  (status in ('requested', 'approved')) desc, (case when status in ('requested', 'approved') then created_at end),
  decided_at desc, id desc);
create index withdrawals_by_status on withdrawals (
  status, (case when status in ('requested', 'approved') then created_at end), decided_at desc, id desc);
drop index withdrawals_open;
