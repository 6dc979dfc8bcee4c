import type { Sitemap, SitemapKind } from '@wspolnik/contract/sitemap';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

interface Source {
  /** Of the call that answers one object to a guest. */
  path: string;
  table: Sql;
  /** What a guest may read; the index by `created_at, id` of each table has the same condition, or one that this one implies. */
  isPublic: Sql;
  changedAt: Sql;
  /** Rows that were public once: a deletion leaves the row as a pseudonym. */
  isRemoved: Sql;
}

const isDeleted = sql`t.deleted_at is not null`;

export const SOURCES: Record<SitemapKind, Source> = {
  offers: {
    path: 'offers/:id/',
    table: sql`offers`,
    isPublic: sql`t.is_listed`,
    changedAt: sql`t.updated_at`,
    isRemoved: isDeleted,
  },
  companies: {
    path: 'accounts/company-list-all/:id/',
    table: sql`companies`,
    isPublic: sql`t.status = 'active' and t.deleted_at is null`,
    changedAt: sql`t.updated_at`,
    isRemoved: isDeleted,
  },
  profiles: {
    path: 'accounts/user-data/:id/',
    table: sql`users`,
    isPublic: sql`t.deleted_at is null and t.disabled_at is null and t.email_verified_at is not null`,
    changedAt: sql`t.updated_at`,
    // Nobody but its owner has seen an account whose address was never confirmed.
    isRemoved: sql`t.deleted_at is not null and t.email_verified_at is not null`,
  },
  posts: {
    path: 'posts/:id/',
    table: sql`posts`,
    isPublic: sql`t.is_listed`,
    // A post is never edited.
    changedAt: sql`t.created_at`,
    isRemoved: isDeleted,
  },
};

/** The first object of every part, in one pass over an index: no part is found by an offset. */
export async function selectParts(db: Db, { table, isPublic }: Source, size: number): Promise<{ from: string }[]> {
  return db.query<{ from: string }>(sql`
    select id as "from" from (
      select t.id, row_number() over (order by t.created_at, t.id) as place from ${table} t where ${isPublic}) numbered
    where (place - 1) % ${size}::int = 0 order by place`);
}

/** A `SitemapPart` as JSON text: `size` objects from that one on, which may be deleted meanwhile. */
export async function selectPart(
  db: Db,
  { table, isPublic, changedAt }: Source,
  { from, size }: { from: string; size: number },
): Promise<string> {
  const row = await db.one<{ entries: string }>(sql`
    select coalesce(json_agg(json_build_object('id', id, 'changed_at', f_iso(changed_at)) order by created_at, id), '[]')::text as entries
    from (
      select t.id, t.created_at, ${changedAt} as changed_at from ${table} t
      where ${isPublic} and (t.created_at, t.id) >= (select f.created_at, f.id from ${table} f where f.id = ${from})
      order by t.created_at, t.id limit ${size}) part`);
  return row?.entries ?? '[]';
}

export async function wasRemoved(db: Db, { table, isRemoved }: Source, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 as found from ${table} t where t.id = ${id} and ${isRemoved}`)) !== undefined;
}

/** When the newest of each list was added; each is the first entry of an index. */
export async function selectLists(db: Db): Promise<Sitemap['lists']> {
  const newest = ({ table, isPublic }: Source) => sql`(
    select f_iso(t.created_at) from ${table} t where ${isPublic} order by t.created_at desc, t.id desc limit 1)`;
  const published = (document: string) => sql`(
    select f_iso(max(published_at)) from legal_documents where document = ${document})`;
  const row = await db.one<Sitemap['lists']>(sql`
    select ${newest(SOURCES.offers)} as offers, ${newest(SOURCES.companies)} as companies, ${newest(SOURCES.posts)} as posts,
      (select f_iso(max(updated_at)) from library_documents where published_at is not null) as library,
      (select f_iso(max(updated_at)) from webinars) as webinars,
      ${published('terms-of-service')} as "terms-of-service", ${published('privacy-policy')} as "privacy-policy"`);
  if (!row) throw new Error('a select without a table has one row');
  return row;
}
