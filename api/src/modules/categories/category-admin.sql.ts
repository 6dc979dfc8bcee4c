import type { AdminCategory, CategoryUses } from '@wspolnik/contract/categories';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { ownPicture } from './categories.sql.ts';
import type { StartPicture } from './start-pictures.ts';

/** Parents before their children, siblings in their order. */
export function selectAdminCategories(db: Db): Promise<AdminCategory[]> {
  return db.query<AdminCategory>(sql`
    with recursive tree as (
      select c.id, array[row_number() over (order by c.position, c.name_order, c.id)] as place, ${ownPicture} as image
      from categories c where c.parent_id is null
      union all
      select c.id, t.place || row_number() over (partition by c.parent_id order by c.position, c.name_order, c.id),
        coalesce(${ownPicture}, t.image)
      from tree t join categories c on c.parent_id = t.id),
    own as (
      select c.path, coalesce(o.count, 0) as offers, coalesce(f.count, 0) as companies
      from categories c
      left join (select category_id, count(*) from offers where deleted_at is null group by 1) o on o.category_id = c.id
      left join (select category_id, count(*) from companies where deleted_at is null group by 1) f on f.category_id = c.id)
    select c.id, c.parent_id, cardinality(c.path) as level, c.name, c.name_en, c.is_job, n.offers, n.companies,
      t.image, c.image is not null as has_picture
    from tree t join categories c using (id)
    cross join lateral (
      select sum(own.offers)::int as offers, sum(own.companies)::int as companies
      from own where own.path @> array[c.node]) n
    order by t.place`);
}

/** One change of the tree at a time. Readers, and writers of offers and companies, do not wait. */
export async function lockTree(tx: Db): Promise<void> {
  await tx.query(sql`lock table categories in share row exclusive mode`);
}

export async function hasCategories(db: Db): Promise<boolean> {
  return (await db.one(sql`select 1 from categories limit 1`)) !== undefined;
}

export interface CategoryNode {
  id: string;
  node: number;
  parent_id: string | null;
  /** Nodes from the root to this one. */
  path: number[];
  name: string;
  name_en: string;
  is_job: boolean;
  /** Levels of the subtree, from 1. */
  height: number;
}

/** Locks the category against new references, which would otherwise be left without it. */
export async function lockCategory(tx: Db, id: string): Promise<CategoryNode | undefined> {
  const locked = await tx.one(sql`select id from categories where id = ${id} for update`);
  if (!locked) return undefined;
  return selectNode(tx, id);
}

export function selectNode(db: Db, id: string): Promise<CategoryNode | undefined> {
  return db.one<CategoryNode>(sql`
    select c.id, c.node, c.parent_id, c.path, c.name, c.name_en, c.is_job,
      (select max(cardinality(d.path)) - cardinality(c.path) + 1 from categories d where d.path @> array[c.node])
        ::int as height
    from categories c where c.id = ${id}`);
}

/** Another child of `parentId` with one of these names. */
export async function hasSibling(
  db: Db,
  parentId: string | null,
  { id, name, name_en }: { id: string | null; name: string; name_en: string },
): Promise<'name' | 'name_en' | undefined> {
  const row = await db.one<{ same: boolean }>(sql`
    select fold_text(c.name) = fold_text(${name}) as same from categories c
    where c.parent_id is not distinct from ${parentId}::uuid and c.id is distinct from ${id}::uuid
      and (fold_text(c.name) = fold_text(${name}) or fold_text(c.name_en) = fold_text(${name_en})) limit 1`);
  if (!row) return undefined;
  return row.same ? 'name' : 'name_en';
}

/** Addresses; null without one. */
export interface CategoryPicture {
  image: string | null;
  thumbnail: string | null;
}

/** Answers the one before. */
export async function replacePicture(
  tx: Db,
  id: string,
  { image, thumbnail }: CategoryPicture,
): Promise<CategoryPicture> {
  const before = await tx.one<CategoryPicture>(sql`select image, thumbnail from categories where id = ${id}`);
  await tx.query(sql`update categories set image = ${image}, thumbnail = ${thumbnail} where id = ${id}`);
  return before ?? { image: null, thumbnail: null };
}

interface NewCategory {
  id: string;
  parent_id: string | null;
  name: string;
  name_en: string;
  /** Of a root; a trigger gives it to what is below. */
  is_job: boolean;
}

/** `picture` names its drawing. */
export async function insertCategory(
  tx: Db,
  { id, parent_id, name, name_en, is_job }: NewCategory,
  picture: StartPicture | null = null,
): Promise<void> {
  await tx.query(sql`
    insert into categories (id, node, parent_id, position, name, name_en, is_job, start_picture, stems)
    select ${id}, (select coalesce(max(node), 0) + 1 from categories), ${parent_id}::uuid,
      (select coalesce(max(position), -1) + 1 from categories where parent_id is not distinct from ${parent_id}::uuid),
      ${name}, ${name_en}, ${is_job}, ${picture}, ${stemVector({ B: name })}::tsvector`);
}

export async function updateCategory(tx: Db, { id, parent_id, name, name_en, is_job }: NewCategory): Promise<void> {
  await tx.query(sql`
    update categories set name = ${name}, name_en = ${name_en}, stems = ${stemVector({ B: name })}::tsvector,
      parent_id = ${parent_id}::uuid, is_job = ${is_job}
    where id = ${id}`);
}

/** Puts the category at a place among its siblings, counted from 0; null puts it at the end. */
export async function placeCategory(tx: Db, id: string, place: number | null): Promise<void> {
  await tx.query(sql`
    with siblings as (
      select c.id, row_number() over (order by c.id = ${id} and ${place}::int is null, c.position, c.name_order, c.id) - 1 as rank
      from categories c
      where c.parent_id is not distinct from (select parent_id from categories where id = ${id})
        and (c.id <> ${id} or ${place}::int is null)),
    ordered as (
      select s.id, case when ${place}::int is not null and s.rank >= ${place}::int then s.rank + 1 else s.rank end as rank
      from siblings s
      union all select ${id}::uuid, least(${place}::int, (select count(*) from siblings)) where ${place}::int is not null)
    update categories c set position = o.rank from ordered o where o.id = c.id and c.position <> o.rank`);
}

/**
 * Computes the paths below a category that has moved anew, level by level, then those of the offers and companies in them: the
 * triggers take the path from the category whenever it is written. Words, bits and counts of words do not depend on it.
 */
export async function renewPaths(tx: Db, id: string): Promise<void> {
  await tx.query(sql`update categories set parent_id = parent_id where parent_id = ${id}`);
  await tx.query(sql`
    update categories set parent_id = parent_id where parent_id in (select id from categories where parent_id = ${id})`);
  const below = sql`(
    select d.id from categories d where d.path @> array[(select node from categories where id = ${id})])`;
  await tx.query(sql`update offers set category_id = category_id where category_id in ${below}`);
  await tx.query(sql`update companies set category_id = category_id where category_id in ${below}`);
}

export async function selectUses(db: Db, { id, node }: Pick<CategoryNode, 'id' | 'node'>): Promise<CategoryUses> {
  const row = await db.one<CategoryUses>(sql`
    select
      (select count(*) from categories where parent_id = ${id})::int as children,
      (select count(*) from offers where category_id = ${id} and deleted_at is null)::int as offers,
      (select count(*) from companies where category_id = ${id} and deleted_at is null)::int as companies,
      (select count(*) from webinars where category_id = ${id})::int as webinars,
      (select count(*) from saved_searches where nodes @> array[${node}::int])::int as saved_searches`);
  return row ?? { children: 0, offers: 0, companies: 0, webinars: 0, saved_searches: 0 };
}

/** Moves everything that refers to a category, also what was deleted and is still stored. */
export async function moveReferences(tx: Db, from: CategoryNode, into: CategoryNode): Promise<void> {
  await tx.query(sql`update categories set parent_id = ${into.id} where parent_id = ${from.id}`);
  await tx.query(sql`update offers set category_id = ${into.id} where category_id = ${from.id}`);
  await tx.query(sql`update companies set category_id = ${into.id} where category_id = ${from.id}`);
  await tx.query(sql`update webinars set category_id = ${into.id} where category_id = ${from.id}`);
  await tx.query(sql`update posts set category_id = ${into.id} where category_id = ${from.id}`);
  await tx.query(sql`update search_words set category_id = ${into.id} where category_id = ${from.id}`);
  // The filters name categories by id in a list of text: an id occurs in nothing else.
  await tx.query(sql`
    update saved_searches set nodes = array_replace(nodes, ${from.node}::int, ${into.node}::int),
      filters = replace(filters::text, ${from.id}::text, ${into.id}::text)::jsonb
    where nodes @> array[${from.node}::int]`);
}

/** Offers and companies that were deleted keep their category: a category with them is not empty. */
export async function isReferred(tx: Db, id: string): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(sql`
    select exists (select 1 from offers where category_id = ${id})
      or exists (select 1 from companies where category_id = ${id}) as found`);
  return row?.found ?? false;
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from categories where id = ${id}`);
}
