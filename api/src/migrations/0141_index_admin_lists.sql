-- Search by address and by the beginning of a word, which trigrams find from one letter on.
create index users_email_search on users using gin (lower(email) gin_trgm_ops) where deleted_at is null;
-- States that few accounts have; the others are found by date.
create index users_disabled on users (created_at desc, id desc) where disabled_at is not null and deleted_at is null;
create index users_unverified on users (created_at desc, id desc)
  where email_verified_at is null and disabled_at is null and deleted_at is null;
create index users_admins on users (created_at desc, id desc) where role = 'ADMIN' and deleted_at is null;

create index companies_all_by_date on companies (created_at desc, id desc) where deleted_at is null;
create index companies_by_status on companies (status, created_at desc, id desc) where deleted_at is null;
create index companies_by_plan on companies (plan, created_at desc, id desc) where deleted_at is null;
create index companies_nip_prefix on companies (nip text_pattern_ops) where nip is not null;

create index company_verifications_waiting on company_verifications (submitted_at, id) where status = 'submitted';
create index company_verifications_decided on company_verifications (decided_at desc, id desc) where status <> 'submitted';
create index company_verifications_by_status on company_verifications (status, decided_at desc, id desc);
create index company_verifications_nip_prefix on company_verifications (nip text_pattern_ops);

create index opinions_by_author on opinions (author_user_id);
create index opinions_by_author_company on opinions (author_company_id) where author_company_id is not null;
