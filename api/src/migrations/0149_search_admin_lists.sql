-- Search of admins by words of the title.
alter table orders add column title_norm text not null generated always as (fold_text(offer_title)) stored;
create index orders_title_search on orders using gin (title_norm gin_trgm_ops);
-- By a buyer, also of what was bought for a company.
create index orders_by_buyer on orders (buyer_user_id, created_at desc, id desc);

create index withdrawals_account_search on withdrawals using gin (bank_number gin_trgm_ops) where bank_number is not null;
create index withdrawals_by_requester on withdrawals (requested_by);

-- How many addresses hold a word: without it the planner expects few, and reads all of them.
create statistics users_email_words on (lower(email)) from users;

-- All requests: waiting ones first, the longest waiting on top; then decided ones, newest first.
create index company_verifications_queue on company_verifications (
  (status = 'submitted') desc, (case when status = 'submitted' then submitted_at end), decided_at desc, id);

create index audit_log_by_actor_and_action on audit_log (actor_id, action, at desc, id desc);
