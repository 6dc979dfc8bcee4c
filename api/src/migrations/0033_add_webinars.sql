create table webinars (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  short_description text not null default '',
  -- The start; a webinar runs for an hour from here.
  webinar_date timestamptz not null,
  category_id uuid references categories,
  signup_url text,
  -- Keys of the file store; the browser gets /api/files/<key>.
  image_key text,
  thumbnail_key text,
  image_width int,
  image_height int,
  speaker_name text not null check (speaker_name <> ''),
  speaker_description text not null default '',
  speaker_image_key text,
  speaker_thumbnail_key text,
  speaker_sector text,
  speaker_phone text,
  speaker_email text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  constraint whole_speaker_image check ((speaker_image_key is null) = (speaker_thumbnail_key is null))
);
create index webinars_by_date on webinars (webinar_date, id);
