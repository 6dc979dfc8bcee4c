-- A picture in a comment, as in a post; a comment with one needs no text.
alter table post_comments
  add column image_key text,
  add column thumbnail_key text,
  add column image_width int check (image_width > 0),
  add column image_height int check (image_height > 0),
  add column image_alt text not null default '',
  drop constraint post_comments_text_check,
  add constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  add constraint something_to_read check (text <> '' or image_key is not null);
