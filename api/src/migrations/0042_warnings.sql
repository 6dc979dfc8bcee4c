-- A warning leaves the content; withdrawing one ends it.
alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('hide', 'warn', 'dismiss', 'uphold', 'restore', 'withdraw'));
