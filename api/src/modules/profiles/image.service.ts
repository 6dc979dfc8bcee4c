import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { publicFileUrl } from '../../platform/files/file-urls.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { storeImage } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { type PortraitOwner, replacePortrait } from './image.sql.ts';

/** Avatars and logos are square; the previous one is deleted a day later. */
export async function changePortrait(context: Context, owner: PortraitOwner, file: UploadedFile): Promise<void> {
  const { key, thumbnailKey } = await storeImage(context, file, { square: true });
  const portrait = { image: publicFileUrl(key), thumbnail: publicFileUrl(thumbnailKey) };
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const before = await replacePortrait(tx, owner, portrait, now);
    await discardFiles(tx, [before.image, before.thumbnail], now);
    await enqueueVariants(tx, [key], now);
  });
}

/** Removes the picture; the initials take its place. */
export async function removePortrait({ clock, db }: Context, owner: PortraitOwner): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const before = await replacePortrait(tx, owner, { image: null, thumbnail: null }, now);
    await discardFiles(tx, [before.image, before.thumbnail], now);
  });
}
