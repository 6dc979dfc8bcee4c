import type { Db } from '../storage/db.ts';
import { insertRows } from './insert-rows.ts';
import type { World } from './world.ts';

/** Opinions, membership numbers, webinars and the library. */
export async function insertCommunity(tx: Db, world: World): Promise<void> {
  await insertRows(tx, 'opinions', world.opinions, { updated_at: 'created_at', reply_updated_at: 'replied_at' });
  await insertRows(tx, 'membership_cards', world.cards);
  await insertRows(tx, 'webinars', world.webinars, { updated_at: 'created_at' });
  await insertRows(tx, 'webinar_sign_ups', world.webinarSignUps);
  await insertRows(tx, 'library_documents', world.library);
}
