-- What a person chose for a kind of notification; a kind without a row has its default (notification-channels.ts).
create table notification_settings (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_product boolean not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  -- The choice that a mailed link ended, so that the same link can restore it.
  mail_before text check (mail_before in ('now', 'daily')),
  updated_at timestamptz not null,
  primary key (user_id, kind)
);

alter table notifications
  -- Switched off in the product: neither listed nor counted nor pushed, but still mailed when the person wants mail.
  add column hidden boolean not null default false,
  -- When a mail at once is due; null when none is planned.
  add column mail_due_at timestamptz,
  -- The last mail that contained it.
  add column mailed_at timestamptz;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null;

-- One row per started daily digest. The latest one is where the next begins.
create table notification_digests (
  sent_for timestamptz primary key
);

-- Mails with List-Unsubscribe.
alter table outbox add column headers jsonb not null default '{}';
