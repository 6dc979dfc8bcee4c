-- Half stars, and the company's reply to an opinion.
alter table opinions drop constraint opinions_rating_check;
alter table opinions alter column rating type numeric(2, 1);
alter table opinions add constraint opinions_rating_check check (rating between 0 and 5 and rating * 2 = trunc(rating * 2));
alter table opinions
  add column reply_text text check (char_length(reply_text) between 1 and 1000),
  add column replied_at timestamptz,
  -- Later than replied_at when the reply was changed.
  add column reply_updated_at timestamptz,
  add constraint opinions_reply_whole check (num_nonnulls(reply_text, replied_at, reply_updated_at) in (0, 3));
