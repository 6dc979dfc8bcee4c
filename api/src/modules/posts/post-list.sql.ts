import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { PostListQuery } from '@wspolnik/contract/posts';
import { relevance } from '../../platform/lists/relevance.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { contactsOf, viewerOf } from '../network/index.ts';
import { postCardJoins, postCardJson } from './post-card.sql.ts';

const NEWEST_FIRST = sql`p.created_at desc, p.id desc`;
/** Newest posts with the words that are ordered by relevance; those before them follow by date. */
const MOST_RANKED = 5_000;

/** Literals, not parameters: posts of admins are so rare that they need another plan. */
const BY_AUTHOR = {
  user: sql`p.author_type = 'user'`,
  company: sql`p.author_type = 'company'`,
  admin: sql`p.author_type = 'admin'`,
} as const;

/** As above. */
const BY_TYPE = {
  seeks: sql`p.type = 'seeks'`,
  recommends: sql`p.type = 'recommends'`,
  offers: sql`p.type = 'offers'`,
} as const;

export interface PostSelection {
  conditions: readonly Sql[];
  /** By these the list is ordered; by date without. */
  words: SearchedWords | null;
  /** The id of the post that this page follows; not a condition of the total. */
  before: string | null;
  /** The contacts whose posts are listed, as int[]; null for all authors. */
  contacts: Sql | null;
  limit: number;
  offset: number;
  viewer: Identity | null;
}

function nodeOf(id: string): Sql {
  return sql`(select n.id from network_nodes n where n.user_id = ${id}::uuid
    union all select n.id from network_nodes n where n.company_id = ${id}::uuid)`;
}

function isOneself(viewer: Identity | null, id: string): boolean {
  return viewer !== null && id.toLowerCase() === (viewer.company?.id ?? viewer.user.id);
}

/** The filters of the list. Authors see their own hidden posts when they list their own. */
export function postSelection(
  query: PostListQuery,
  words: SearchedWords | null,
  viewer: Identity | null,
): PostSelection {
  const { author_id, author_type, page, limit } = query;
  const conditions: Sql[] = [sql`p.deleted_at is null`];
  if (!(author_id && isOneself(viewer, author_id))) conditions.push(sql`p.is_listed`);
  if (author_id) conditions.push(sql`p.author_node = ${nodeOf(author_id)}`);
  if (author_type) conditions.push(BY_AUTHOR[author_type]);
  if (query.type) conditions.push(BY_TYPE[query.type]);
  if (words) conditions.push(sql`p.is_listed and p.tsv @@ ${words.all}::tsquery`);
  const contacts = query.network && viewer ? contactsOf(viewerOf(viewer)) : null;
  return { conditions, words, before: query.before ?? null, contacts, limit, offset: (page - 1) * limit, viewer };
}

/**
 * The usual page size is a literal: with LIMIT as a parameter the planner keeps replanning, which costs more than the page.
 */
function window({ limit, offset }: PostSelection): Sql {
  const rows = limit === 30 ? sql`limit 30` : sql`limit ${limit}::int`;
  return offset === 0 ? rows : sql`${rows} offset ${offset}::bigint`;
}

/** The conditions of the total. */
export function countedBy({ conditions, contacts }: PostSelection): readonly Sql[] {
  return contacts ? [...conditions, sql`p.author_node = any(${contacts}::int[])`] : conditions;
}

function matching(selection: PostSelection): Sql {
  return sql`from posts p where ${joinSql(countedBy(selection), ' and ')}`;
}

/** Ids with their place in the order of relevance. A deleted post keeps its place for the page that follows it. */
function rankedIds(selection: PostSelection, words: SearchedWords): Sql {
  const { before } = selection;
  const start = before
    ? sql`where (r.score, r.created_at, r.id) < (
        select coalesce((select same.score from ranked same where same.id = b.id), ${relevance(sql`b.tsv`, words)}), b.created_at, b.id
        from posts b where b.id = ${before})`
    : emptySql;
  return sql`
    with ranked as materialized (
      select p.id, p.created_at, case when row_number() over (order by ${NEWEST_FIRST}) <= ${MOST_RANKED}::int
          then ${relevance(sql`p.tsv`, words)} else 0 end as score
      from (select p.id, p.created_at, p.tsv ${matching(selection)} order by ${NEWEST_FIRST} limit ${EXACT_COUNT_LIMIT}::int) p)
    select r.id, row_number() over (order by r.score desc, r.created_at desc, r.id desc) as place from ranked r ${start}
    order by place ${window(selection)}`;
}

/** Ids in the order of the list: from an index by date, or each contact's newest from posts_author, merged. */
function newestIds(selection: PostSelection): Sql {
  const { conditions, before, contacts, limit, offset } = selection;
  const start = before
    ? sql`and (p.created_at, p.id) < (select b.created_at, b.id from posts b where b.id = ${before})`
    : emptySql;
  const matching = sql`${joinSql(conditions, ' and ')} ${start}`;
  if (!contacts) return sql`select p.id from posts p where ${matching} order by ${NEWEST_FIRST} ${window(selection)}`;
  return sql`select p.id from unnest(${contacts}::int[]) as contact(node) cross join lateral (
      select p.id, p.created_at from posts p where p.author_node = contact.node and ${matching}
      order by ${NEWEST_FIRST} limit ${limit + offset}::bigint) p
    order by ${NEWEST_FIRST} ${window(selection)}`;
}

/** The page as JSON text, with the number of matches up to EXACT_COUNT_LIMIT + 1; null when it was not requested. */
export async function selectPostPage(
  db: Db,
  selection: PostSelection,
  withCount: boolean,
): Promise<{ results: string; count: number | null }> {
  // Counts one more than the limit, to distinguish "exactly" from "more than".
  const count = withCount
    ? sql`, (select count(*)::int from (select 1 ${matching(selection)} limit ${EXACT_COUNT_LIMIT + 1}::int) counted) as count`
    : emptySql;
  const { words } = selection;
  const [page, order] = words ? [rankedIds(selection, words), sql`page.place`] : [newestIds(selection), NEWEST_FIRST];
  const row = await db.one<{ results: string; count?: number }>(sql`
    select (select coalesce(json_agg(t.card), '[]')::text from (
      select ${postCardJson(selection.viewer)} as card
      from (${page}) page join posts p on p.id = page.id ${postCardJoins(selection.viewer)}
      order by ${order}) t) as results ${count}`);
  return { results: row?.results ?? '[]', count: row?.count ?? null };
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's estimate of the number of matches, for totals above the exact ones. */
export async function estimatePosts(db: Db, selection: PostSelection): Promise<number> {
  const row = await db.one<Plan>(sql`explain (format json) select 1 ${matching(selection)}`);
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
