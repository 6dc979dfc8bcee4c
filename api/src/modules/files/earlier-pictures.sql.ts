import { mayHaveVariants } from '../../platform/files/picture-variants.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

interface Pictured {
  table: Sql;
  /** Keys or addresses of pictures in a row, of which some are null. */
  pictures: Sql;
}

/** Everything that `storeImage` has ever been called for. What guests see first comes first. */
const PICTURED: Record<string, Pictured> = {
  offer_images: { table: sql`offer_images`, pictures: sql`array[t.file_key]` },
  company_pictures: { table: sql`company_pictures`, pictures: sql`array[t.file_key]` },
  companies: { table: sql`companies`, pictures: sql`array[t.image]` },
  categories: { table: sql`categories`, pictures: sql`array[t.image]` },
  users: { table: sql`users`, pictures: sql`array[t.image]` },
  posts: { table: sql`posts`, pictures: sql`array[t.image_key]` },
  post_comments: { table: sql`post_comments`, pictures: sql`array[t.image_key]` },
  webinars: { table: sql`webinars`, pictures: sql`array[t.image_key, t.speaker_image_key]` },
  link_previews: { table: sql`link_previews`, pictures: sql`array[t.image_key]` },
  messages: { table: sql`messages`, pictures: sql`array[t.image_key]` },
};
const TABLES = Object.keys(PICTURED);

/** Rows of a table before an id, or all of them. */
export interface Part {
  table: string;
  before: string | null;
}

export interface Pictures {
  keys: string[];
  /** Where to continue; null at the end of the last table. */
  next: Part | null;
}

/** The pictures of the next rows, newest first, by the primary key. */
export async function selectPictures(db: Db, { table, before }: Part, limit: number): Promise<Pictures> {
  const pictured = PICTURED[table];
  if (!pictured) return { keys: [], next: null };
  const rows = await db.query<{ id: string; pictures: (string | null)[] }>(sql`
    select t.id, ${pictured.pictures} as pictures from ${pictured.table} t
    where (${before}::uuid is null or t.id < ${before}::uuid) and array_remove(${pictured.pictures}, null) <> '{}'
    order by t.id desc limit ${limit}::int`);
  const keys = rows.flatMap((row) => row.pictures.flatMap((key) => key?.replace(/^\/api\/files\//, '') ?? []));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const following = TABLES[TABLES.indexOf(table) + 1];
  const next = last ? { table, before: last.id } : following ? { table: following, before: null } : null;
  return { keys: keys.filter(mayHaveVariants), next };
}
