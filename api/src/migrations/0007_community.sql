-- Contacts, posts, moderation, webinars and the library.

-- Users and companies as small numbers: contact sets are sorted int[], which intarray intersects in under 5 ms for hubs.
create table network_nodes (
  id int generated always as identity primary key,
  user_id uuid unique references users on delete cascade,
  company_id uuid unique references companies on delete cascade,
  -- Sorted nodes that this one has added (directed edges); maintained by the triggers on network_edges.
  contacts int[] not null default '{}',
  -- What a list of contacts filters and sorts by: a page over thousands of contacts reads one table.
  -- pending: not active yet (draft company, unverified person); gone: suspended, disabled, deleted.
  state text not null default 'pending' check (state in ('pending', 'active', 'gone')),
  -- The folded name.
  label text not null default '',
  constraint one_owner check (num_nonnulls(user_id, company_id) = 1)
);
-- Companies among somebody's contacts are counted and sorted by name from the index, because their rows are scattered.
create index network_nodes_listed on network_nodes (id) include (company_id, state, label);

create table network_edges (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  created_at timestamptz not null default now(),
  primary key (from_node, to_node),
  constraint not_oneself check (from_node <> to_node)
);
create index network_edges_back on network_edges (to_node, from_node);

-- Of two edges added at once to one node, the second update would wait for the first and then write what it had read before.
-- So the node is locked first, and the update, a statement of its own, sees what the first has committed.
create function refresh_contacts() returns trigger language plpgsql as $$
begin
  perform 1 from network_nodes n where n.id in (select c.from_node from changed c) order by n.id for no key update;
  update network_nodes n
     set contacts = coalesce(
       (select array_agg(e.to_node order by e.to_node) from network_edges e where e.from_node = n.id), '{}')
   where n.id in (select c.from_node from changed c);
  return null;
end $$;
create trigger network_edge_added after insert on network_edges
  referencing new table as changed for each statement execute function refresh_contacts();
create trigger network_edge_removed after delete on network_edges
  referencing old table as changed for each statement execute function refresh_contacts();

create function user_node_state(verified timestamptz, disabled timestamptz, deleted timestamptz) returns text
  language sql immutable
  as $$ select case when disabled is not null or deleted is not null then 'gone'
                    when verified is null then 'pending' else 'active' end $$;
create function company_node_state(status text, deleted timestamptz) returns text
  language sql immutable
  as $$ select case when deleted is not null or status = 'suspended' then 'gone'
                    when status = 'active' then 'active' else 'pending' end $$;

create function add_user_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (user_id, state, label)
    values (new.id, user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), new.name_norm)
    on conflict do nothing;
  return null;
end $$;
create trigger add_user_node after insert on users for each row execute function add_user_node();

create function add_company_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (company_id, state, label)
    values (new.id, company_node_state(new.status, new.deleted_at), new.name_norm)
    on conflict do nothing;
  return null;
end $$;
create trigger add_company_node after insert on companies for each row execute function add_company_node();

-- A deleted profile leaves every network; one that is only suspended comes back with its contacts.
create function refresh_user_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), label = new.name_norm
   where n.user_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;
create trigger refresh_user_node
  after update of first_name, last_name, email_verified_at, disabled_at, deleted_at on users
  for each row when (
    (old.first_name, old.last_name, old.email_verified_at, old.disabled_at, old.deleted_at)
    is distinct from (new.first_name, new.last_name, new.email_verified_at, new.disabled_at, new.deleted_at)
  )
  execute function refresh_user_node();

create function refresh_company_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = company_node_state(new.status, new.deleted_at), label = new.name_norm
   where n.company_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;
create trigger refresh_company_node after update of name, status, deleted_at on companies
  for each row when ((old.name, old.status, old.deleted_at) is distinct from (new.name, new.status, new.deleted_at))
  execute function refresh_company_node();

-- Members of a company, and the companies of a person: connected without an edge (domain §4). Sorted.
create function network_ties(start int) returns int[] language sql stable as $$
  select coalesce(uniq(sort(array_agg(other.id))), '{}')
  from network_nodes n
  join company_members m on m.user_id = n.user_id or m.company_id = n.company_id
  join network_nodes other on other.company_id = case when n.user_id is not null then m.company_id end
                           or other.user_id = case when n.company_id is not null then m.user_id end
  where n.id = start
$$;

-- Nodes within so many steps, nearest first, each with its distance; stops past `most` nodes. Sets of sorted int[]: a
-- recursive join visits the 250 000 contacts of a hub's 5 000 contacts one by one.
create function network_reach(start int, steps int, most int) returns table (node int, distance int)
language plpgsql stable rows 10000 as $$
declare
  batch constant int := 64;
  ring int[];
  seen int[];
  found int[];
begin
  select (n.contacts | network_ties(start)) - start into ring from network_nodes n where n.id = start;
  seen := array[start] | ring;
  return query select r, 1 from unnest(ring[1:most]) r;
  for step in 2..steps loop
    found := '{}';
    for start_at in 1..icount(ring) by batch loop
      exit when icount(seen) + icount(found) > most;
      select (found | uniq(sort(coalesce(array_agg(c.id), '{}')))) - seen into found
        from network_nodes n cross join unnest(n.contacts) as c (id)
       where n.id = any(ring[start_at : start_at + batch - 1]) and n.state = 'active';
    end loop;
    return query select r, step from unnest(found[1 : greatest(0, most - icount(seen) + 1)]) r;
    seen := seen | found;
    ring := found;
    exit when icount(seen) > most;
  end loop;
end $$;

-- When a contact was last removed, and by whom: the same invitation is refused for 21 days (domain §4).
create table network_removals (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  removed_at timestamptz not null,
  primary key (from_node, to_node)
);

-- Suggestions that a profile does not want to see again.
create table network_dismissals (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  dismissed_at timestamptz not null,
  primary key (from_node, to_node)
);

-- What a linked page said about itself when it was fetched. A row never changes: a post keeps the one that it was published with.
create table link_previews (
  id uuid primary key,
  -- As the URL parser writes it, without the fragment; at most 2000 characters, which fit an index entry.
  url text not null check (char_length(url) <= 2000),
  host text not null,
  -- Null for a page that could not be fetched; then nothing else is set.
  title text check (title <> ''),
  description text,
  site text,
  -- Keys of the file store.
  image_key text,
  thumbnail_key text,
  image_width int check (image_width > 0),
  image_height int check (image_height > 0),
  fetched_at timestamptz not null,
  -- Until then it is used for further requests of the address; afterwards it stays only for its posts.
  expires_at timestamptz not null
);
create index link_previews_by_url on link_previews (url, expires_at desc);
create index link_previews_by_expiry on link_previews (expires_at);

-- Mentions as people read them: @[Anna Nowak](user:<id>) → Anna Nowak.
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
  -- What the picture shows, for those who cannot see it; empty without a description.
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  link_preview_id uuid references link_previews on delete set null,
  created_at timestamptz not null,
  hidden_at timestamptz,
  hidden_reason text,
  -- The author's appeal against the hiding, and its answer. The whole history is in moderation_cases.
  contested_at timestamptz,
  contest_text text,
  contest_answer text,
  deleted_at timestamptz,

  -- Maintained by triggers. An update of a counter touches no index, so likes stay cheap.
  comment_count int not null default 0 check (comment_count >= 0),
  reaction_count int not null default 0 check (reaction_count >= 0),
  author_node int,
  author_suspended boolean not null default false,

  is_listed boolean not null generated always as (deleted_at is null and hidden_at is null and not author_suspended) stored,
  stems tsvector not null default '',
  tsv tsvector generated always as (to_tsvector('simple', f_words(f_without_markup(text))) || stems) stored,

  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1),
  constraint author_of_its_type check ((author_type = 'company') = (author_company_id is not null)),
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  constraint something_to_read check (text <> '' or image_key is not null),
  constraint hidden_with_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint contest_of_a_hiding check (contested_at is null or hidden_at is not null),
  constraint contest_with_text check ((contested_at is null) = (contest_text is null)),
  constraint answer_to_a_contest check (contest_answer is null or contested_at is not null)
);
-- The list; by kind of author; by author, with the author's own hidden posts; by words.
create index posts_date on posts (created_at desc, id desc) where is_listed;
create index posts_type on posts (author_type, created_at desc, id desc) where is_listed;
create index posts_author on posts (author_node, created_at desc, id desc) where deleted_at is null;
create index posts_company on posts (author_company_id) where author_company_id is not null;
create index posts_tsv on posts using gin (tsv) with (fastupdate = off) where is_listed;
create index posts_mentioned_users on posts using gin (mentioned_users) where mentioned_users <> '{}';
create index posts_mentioned_companies on posts using gin (mentioned_companies) where mentioned_companies <> '{}';
create index posts_by_link_preview on posts (link_preview_id) where link_preview_id is not null;

-- Not before updates: such a trigger would make every like compute the generated columns again.
create function post_derived() returns trigger language plpgsql as $$
begin
  new.author_node := (select n.id from network_nodes n
    where n.user_id = new.author_user_id or n.company_id = new.author_company_id);
  new.author_suspended := coalesce(
    (select c.status <> 'active' and c.deleted_at is null from companies c where c.id = new.author_company_id), false);
  return new;
end $$;
create trigger post_derived before insert on posts for each row execute function post_derived();

-- Posts of a suspended company are hidden until it is active again; those of a deleted one stay, without a name.
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
  -- As in posts; a comment with a picture needs no text.
  text text not null,
  author_user_id uuid references users,
  author_company_id uuid references companies,
  written_by uuid not null references users,
  mentioned_users uuid[] not null default '{}',
  mentioned_companies uuid[] not null default '{}',
  image_key text,
  thumbnail_key text,
  image_width int check (image_width > 0),
  image_height int check (image_height > 0),
  image_alt text not null default '',
  created_at timestamptz not null,
  hidden_at timestamptz,
  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1),
  constraint whole_image check (num_nonnulls(image_key, thumbnail_key, image_width, image_height) in (0, 4)),
  constraint something_to_read check (text <> '' or image_key is not null)
);
create index post_comments_by_date on post_comments (post_id, created_at desc, id desc);
create index post_comments_mentioned_users on post_comments using gin (mentioned_users) where mentioned_users <> '{}';
create index post_comments_mentioned_companies on post_comments using gin (mentioned_companies) where mentioned_companies <> '{}';

create table post_reactions (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid references users,
  company_id uuid references companies,
  reaction_type text not null check (reaction_type in ('like')),
  created_at timestamptz not null,
  constraint one_author check (num_nonnulls(user_id, company_id) = 1),
  -- Reactions that are repeated or sent at once count once.
  constraint one_reaction unique nulls not distinct (post_id, user_id, company_id)
);
create index post_reactions_newest on post_reactions (post_id, id desc);

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

-- The name of a deleted account is removed from the texts that mention it as well (domain §9); the mention keeps the id.
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

-- One history of reports, decisions and appeals for everything that people can report (Digital Services Act, articles 16, 17, 20).
create table moderation_cases (
  id uuid primary key,
  subject_type text not null check (subject_type in ('post', 'comment', 'message', 'user', 'company')),
  -- No foreign key: the case outlives what it is about.
  subject_id uuid not null,
  author_user_id uuid references users,
  author_company_id uuid references companies,
  written_by uuid references users,
  status text not null check (status in ('waiting', 'appealed', 'decided')),
  -- When the oldest open report or appeal came, or the last decision.
  since timestamptz not null,
  open_reports int not null default 0 check (open_reports >= 0),
  -- Their number; a decision that was made without knowing the last one is refused.
  decisions int not null default 0,
  decision_id uuid,
  created_at timestamptz not null,
  constraint one_case unique (subject_type, subject_id),
  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1)
);
create index moderation_cases_queue on moderation_cases (status, since, id);
create index moderation_cases_author on moderation_cases (coalesce(author_company_id, author_user_id));

create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null references moderation_cases,
  number int not null,
  kind text not null check (kind in ('hide', 'dismiss', 'uphold', 'restore')),
  -- Whose appeal it answers.
  answers text check (answers in ('author', 'reporter')),
  category text not null,
  ground text check (ground in ('law', 'terms')),
  ground_point text,
  reason text not null check (reason <> ''),
  -- The text as it was when it was decided about.
  content text,
  decided_by uuid references users,
  -- When the oldest report or appeal came that it answers.
  waited_since timestamptz not null,
  decided_at timestamptz not null,
  constraint one_number unique (case_id, number),
  constraint ground_with_point check ((ground is null) = (ground_point is null))
);
create index moderation_decisions_year on moderation_decisions (decided_at);
alter table moderation_cases add constraint current_decision foreign key (decision_id) references moderation_decisions;

create table moderation_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases,
  reporter_user_id uuid references users,
  reporter_company_id uuid references companies,
  created_by uuid references users,
  category text not null,
  reason text not null check (reason <> ''),
  -- The text as it was when it was reported.
  content text,
  created_at timestamptz not null,
  -- Set by the decision that answers it.
  decision_id uuid references moderation_decisions,
  constraint one_reporter check (num_nonnulls(reporter_user_id, reporter_company_id) = 1)
);
-- One open report per identity; after a decision it may report again.
create unique index moderation_reports_open on moderation_reports (case_id, reporter_user_id, reporter_company_id)
  nulls not distinct where decision_id is null;
create index moderation_reports_case on moderation_reports (case_id, created_at desc);
create index moderation_reports_creator on moderation_reports (created_by);
create index moderation_reports_year on moderation_reports (created_at);

create table moderation_appeals (
  id uuid primary key,
  decision_id uuid not null references moderation_decisions,
  side text not null check (side in ('author', 'reporter')),
  user_id uuid references users,
  company_id uuid references companies,
  created_by uuid references users,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  -- The decision that answers it.
  outcome_id uuid references moderation_decisions,
  constraint one_appellant check (num_nonnulls(user_id, company_id) = 1)
);
create unique index moderation_appeals_once on moderation_appeals (decision_id, coalesce(company_id, user_id));
create index moderation_appeals_creator on moderation_appeals (created_by);
create index moderation_appeals_year on moderation_appeals (created_at);

create table webinars (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  short_description text not null default '',
  -- The start; a webinar lasts an hour.
  webinar_date timestamptz not null,
  category_id uuid references categories,
  signup_url text,
  -- Edits so far: SEQUENCE of a calendar entry, by which a calendar recognises a newer version (RFC 5545, 3.8.7.4).
  revision int not null default 0,
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

-- Guides and templates that admins publish for everybody.
create table library_documents (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  title_en text not null check (char_length(title_en) between 1 and 200),
  description text not null default '',
  description_en text not null default '',
  topic text not null,
  -- Of the file; the title and the description are in both.
  language text not null check (language in ('pl', 'en')),
  file_key text not null,
  file_name text not null,
  file_size int not null check (file_size > 0),
  kind text not null,
  -- Null while only admins see it.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision int not null default 0,
  norm text not null generated always as (
    fold_text(title || ' ' || title_en || ' ' || description || ' ' || description_en || ' ' || file_name)) stored
);
create index library_documents_newest on library_documents (published_at desc, id desc) where published_at is not null;
create index library_documents_changed on library_documents (updated_at desc, id desc);
create index library_documents_norm on library_documents using gin (norm gin_trgm_ops);
