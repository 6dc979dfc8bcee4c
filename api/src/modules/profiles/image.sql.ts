import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface PortraitOwner {
  table: 'users' | 'companies';
  id: string;
}

interface Portrait {
  image: string | null;
  thumbnail: string | null;
}

/** Answers the previous picture. Locks the row first: of two changes at once each sees the other's picture. */
export async function replacePortrait(
  tx: Db,
  { table, id }: PortraitOwner,
  { image, thumbnail }: Portrait,
  now: Date,
): Promise<Portrait> {
  const owners = table === 'users' ? sql`users` : sql`companies`;
  const before = await tx.one<Portrait>(sql`select image, thumbnail from ${owners} where id = ${id} for no key update`);
  await tx.query(sql`
    update ${owners} set image = ${image}, thumbnail = ${thumbnail}, updated_at = ${now} where id = ${id}`);
  return before ?? { image: null, thumbnail: null };
}
