-- A warning leaves the content; withdrawing one ends it.
alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('hide', 'warn', 'dismiss', 'uphold', 'restore', 'withdraw'));

-- The offer from whose page a message was sent; its seller's summary counts the first one of each thread as a question.
alter table messages add column offer_id uuid references offers on delete set null;
create index messages_offer on messages (offer_id, thread_id, created_at) where offer_id is not null;
