-- A post may seek a contractor, recommend a company or show an offer; a company answers with an offer (ADR 152).
alter table posts
  add column type text check (type in ('seeks', 'recommends', 'offers')),
  -- What is sought, and where; null for everywhere.
  add column category_id uuid references categories on delete set null,
  add column city text,
  -- Recommended.
  add column company_id uuid references companies,
  -- Shown; of the author's company.
  add column offer_id uuid references offers,
  add column edited_at timestamptz,
  add constraint trade_of_its_type check (
    (category_id is null or type = 'seeks') and (city is null or type = 'seeks')
    and (company_id is null or type = 'recommends') and (offer_id is null or type = 'offers'));
create index posts_by_type on posts (type, created_at desc, id desc) where is_listed and type is not null;
create index posts_by_category on posts (category_id) where category_id is not null;

-- The second picture of a post and those after it. The first is in the post, where the running version before this one reads it.
create table post_images (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  position int not null check (position between 2 and 6),
  image_key text not null,
  thumbnail_key text not null,
  image_width int not null check (image_width > 0),
  image_height int not null check (image_height > 0),
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  constraint one_at_a_position unique (post_id, position)
);

alter table post_comments
  -- Answers are one level deep.
  add column parent_id uuid references post_comments on delete cascade,
  add column offer_id uuid references offers,
  add column edited_at timestamptz,
  -- Of a comment with answers: it stays without its content. One without answers is deleted.
  add column deleted_at timestamptz,
  drop constraint something_to_read,
  add constraint something_to_read check (
    text <> '' or image_key is not null or offer_id is not null or deleted_at is not null);
create index post_comments_threads on post_comments (post_id, created_at desc, id desc) where parent_id is null;
create index post_comments_answers on post_comments (parent_id, created_at desc, id desc) where parent_id is not null;

-- A comment without its content is not counted.
create or replace function count_post_comment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.deleted_at is not null then return null; end if;
  update posts set comment_count = comment_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;
create trigger count_emptied_comment after update of deleted_at on post_comments
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function count_post_comment();
