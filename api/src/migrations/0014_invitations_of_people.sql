-- The person who was invited by their id. The inviter sees their name and picture until they accept, never the address that the
-- mail went to.
alter table company_invitations add column user_id uuid references users (id);

-- Invitations by address and by person are apart: were they one, an inviter who guesses an address would learn from the renewed
-- invitation whose it is.
drop index company_invitations_open;
create unique index company_invitations_open on company_invitations (company_id, lower(email))
  where status = 'sent' and user_id is null;
create unique index company_invitations_open_to_person on company_invitations (company_id, user_id) where status = 'sent';
create index company_invitations_by_person on company_invitations (user_id) where status = 'sent';
