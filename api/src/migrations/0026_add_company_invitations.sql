-- An invitation into a company by mail. One that is `sent` past its end counts as expired, whatever wrote it last.
create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies (id),
  email text not null,
  -- Of the link that was mailed last; an earlier one is dead.
  token_hash text not null unique,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'revoked')),
  invited_by uuid not null references users (id),
  accepted_by uuid references users (id),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'sent') = (decided_at is null))
);
-- One open invitation per address, also when two managers invite at once.
create unique index company_invitations_open on company_invitations (company_id, lower(email)) where status = 'sent';
create index company_invitations_by_company on company_invitations (company_id, created_at desc, id desc);
create index company_invitations_by_email on company_invitations (lower(email)) where status = 'sent';
create index company_invitations_by_end on company_invitations (expires_at);
