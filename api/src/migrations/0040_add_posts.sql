-- What people read of a text with mentions: @[Anna Nowak](user:<id>) → Anna Nowak.
create function f_without_markup(t text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(t, '@\[([^][]*)\]\((?:user|company):[0-9a-fA-F-]{36}\)', '\1', 'g') $$;

create table posts (
  id uuid primary key,
  -- With the markup of mentions; the names in it are those of the moment of writing.
  text text not null default '',
  author_type text not null check (author_type in ('user', 'company', 'admin')),
  author_user_id uuid references users,
  author_company_id uuid references companies,
  -- The person behind a company's post.
  written_by uuid not null references users,
  mentioned_users uuid[] not null default '{}',
  mentioned_companies uuid[] not null default '{}',
  -- Keys of the file store; the browser gets /api/files/<key>.
  image_key text,
  thumbnail_key text,
  image_width int check (image_width > 0),
  image_height int check (image_height > 0),
  created_at timestamptz not null,
  hidden_at timestamptz,
  hidden_reason text,
  deleted_at timestamptz,

  -- Kept by triggers. An update of a counter touches no index, so likes stay cheap.
  comment_count int not null default 0 check (comment_count >= 0),
  reaction_count int not null default 0 check (reaction_count >= 0),
  author_node int,
  author_suspended boolean not null default false,

  is_listed boolean not null generated always as (deleted_at is null and hidden_at is null and not author_suspended) stored,
  tsv tsvector generated always as (to_tsvector('simple', f_words(f_without_markup(text)))) stored,

  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1),
  constraint author_of_its_type check ((author_type = 'company') = (author_company_id is not null)),
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  constraint something_to_read check (text <> '' or image_key is not null),
  constraint hidden_with_reason check ((hidden_at is null) = (hidden_reason is null))
);

-- No trigger before updates: one would make every like compute the generated columns again.
create function post_derived() returns trigger language plpgsql as $$
begin
  new.author_node := (select n.id from network_nodes n
    where n.user_id = new.author_user_id or n.company_id = new.author_company_id);
  new.author_suspended := coalesce(
    (select c.status <> 'active' and c.deleted_at is null from companies c where c.id = new.author_company_id), false);
  return new;
end $$;
create trigger post_derived before insert on posts for each row execute function post_derived();

-- A suspended company's posts go with it and come back; a deleted one's stay, without a name.
create function company_to_posts() returns trigger language plpgsql as $$
begin
  update posts set author_suspended = new.status <> 'active' and new.deleted_at is null where author_company_id = new.id;
  return null;
end $$;
create trigger company_to_posts after update of status, deleted_at on companies
  for each row when ((old.status, old.deleted_at) is distinct from (new.status, new.deleted_at))
  execute function company_to_posts();

create table post_comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  text text not null check (text <> ''),
  author_user_id uuid references users,
  author_company_id uuid references companies,
  written_by uuid not null references users,
  mentioned_users uuid[] not null default '{}',
  mentioned_companies uuid[] not null default '{}',
  created_at timestamptz not null,
  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1)
);

create table post_reactions (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid references users,
  company_id uuid references companies,
  reaction_type text not null check (reaction_type in ('like')),
  created_at timestamptz not null,
  constraint one_author check (num_nonnulls(user_id, company_id) = 1),
  -- However often and at once an identity reacts, it reacts once.
  constraint one_reaction unique nulls not distinct (post_id, user_id, company_id)
);

create function count_post_comment() returns trigger language plpgsql as $$
begin
  update posts set comment_count = comment_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;
create trigger count_post_comment after insert or delete on post_comments
  for each row execute function count_post_comment();

create function count_post_reaction() returns trigger language plpgsql as $$
begin
  update posts set reaction_count = reaction_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;
create trigger count_post_reaction after insert or delete on post_reactions
  for each row execute function count_post_reaction();

-- The list, by kind of author, by author (the own hidden posts included), by words.
create index posts_date on posts (created_at desc, id desc) where is_listed;
create index posts_type on posts (author_type, created_at desc, id desc) where is_listed;
create index posts_author on posts (author_node, created_at desc, id desc) where deleted_at is null;
create index posts_company on posts (author_company_id) where author_company_id is not null;
create index posts_tsv on posts using gin (tsv) with (fastupdate = off) where is_listed;
create index post_comments_by_date on post_comments (post_id, created_at desc, id desc);
create index post_reactions_newest on post_reactions (post_id, id desc);
create index posts_mentioned_users on posts using gin (mentioned_users) where mentioned_users <> '{}';
create index posts_mentioned_companies on posts using gin (mentioned_companies) where mentioned_companies <> '{}';
create index post_comments_mentioned_users on post_comments using gin (mentioned_users) where mentioned_users <> '{}';
create index post_comments_mentioned_companies on post_comments using gin (mentioned_companies) where mentioned_companies <> '{}';

-- A deleted account's name goes from the texts that mention it as well (domain §9); who was meant is still known by id.
create function f_forget_mention(t text, kind text, id uuid) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(t, '@\[[^][]*\]\(' || kind || ':' || id::text || '\)', '@[](' || kind || ':' || id::text || ')', 'gi') $$;
create function forget_user_mentions() returns trigger language plpgsql as $$
begin
  update posts set text = f_forget_mention(text, 'user', new.id)
   where mentioned_users <> '{}' and mentioned_users @> array[new.id];
  update post_comments set text = f_forget_mention(text, 'user', new.id)
   where mentioned_users <> '{}' and mentioned_users @> array[new.id];
  return null;
end $$;
create trigger forget_user_mentions after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_user_mentions();
create function forget_company_mentions() returns trigger language plpgsql as $$
begin
  update posts set text = f_forget_mention(text, 'company', new.id)
   where mentioned_companies <> '{}' and mentioned_companies @> array[new.id];
  update post_comments set text = f_forget_mention(text, 'company', new.id)
   where mentioned_companies <> '{}' and mentioned_companies @> array[new.id];
  return null;
end $$;
create trigger forget_company_mentions after update of deleted_at on companies
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_company_mentions();
