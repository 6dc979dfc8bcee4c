-- A reward that is still due may be granted and mature before its seller pays: `pay-event-off` then pays the rewarded at once.
alter table reward_dues
  add column granted_at timestamptz,
  add column matured_at timestamptz,
  add constraint granted_before_matured check (matured_at is null or granted_at is not null);
