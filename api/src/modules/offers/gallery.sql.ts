import type { PictureRow } from '../../platform/uploads/arrange-pictures.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export function selectImages(db: Db, offerId: string): Promise<PictureRow[]> {
  return db.query<PictureRow>(sql`
    select id, file_key, thumbnail_key, alt from offer_images where offer_id = ${offerId} order by position, id`);
}

interface NewImage {
  id: string;
  offerId: string;
  position: number;
  alt: string;
  upload: StoredImage;
}

export async function insertImage(tx: Db, { id, offerId, position, alt, upload }: NewImage): Promise<void> {
  await tx.query(sql`
    insert into offer_images (id, offer_id, position, file_key, thumbnail_key, alt, width, height)
    values (${id}, ${offerId}, ${position}, ${upload.key}, ${upload.thumbnailKey}, ${alt}, ${upload.width}, ${upload.height})`);
}

export async function updateImage(
  tx: Db,
  id: string,
  { position, alt }: { position: number; alt: string },
): Promise<void> {
  await tx.query(sql`update offer_images set position = ${position}, alt = ${alt} where id = ${id}`);
}

export async function deleteImages(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query(sql`delete from offer_images where id = any(${ids}::uuid[])`);
}
