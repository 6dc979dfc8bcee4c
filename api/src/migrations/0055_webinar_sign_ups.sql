-- People sign up for a webinar in the product, unless it has a page for it elsewhere (ADR 157).
alter table webinars
  -- Null for any number.
  add column places int check (places > 0),
  -- Of the meeting; shown to people with a place, from an hour before the start until the end.
  add column join_url text,
  add column recording_url text,
  -- When the people with a place were notified of the recording.
  add column recording_announced_at timestamptz;

create table webinar_sign_ups (
  webinar_id uuid not null references webinars on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The order of the waiting list.
  signed_up_at timestamptz not null,
  has_place boolean not null,
  -- Whether contacts, and after the end the other participants, see the person among those who come.
  show_contacts boolean not null,
  show_participants boolean not null,
  -- The next reminder, a day and an hour before the start; null when none is left, and while waiting.
  remind_at timestamptz,
  primary key (webinar_id, user_id),
  constraint reminds_of_a_place check (has_place or remind_at is null)
);
create index webinar_sign_ups_person on webinar_sign_ups (user_id);
create index webinar_sign_ups_waiting on webinar_sign_ups (webinar_id, signed_up_at, user_id) where not has_place;
create index webinar_sign_ups_remind on webinar_sign_ups (remind_at) where remind_at is not null;
