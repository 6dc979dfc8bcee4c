import type { Me, User, UserSettingsBody } from '@wspolnik/contract/accounts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/wire/problem.ts';
import { normalizePhone, requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { selectMe, updateSettings, updateVisibility } from './profiles.sql.ts';

export async function getMe(db: Db, userId: string, now: Date): Promise<Me> {
  const me = await selectMe(db, userId, now);
  if (!me) throw problem('token_not_valid');
  return me;
}

/** @throws ApiProblem validation_failed */
export async function changeSettings({ clock, db }: Context, userId: string, body: UserSettingsBody): Promise<User> {
  const settings: UserSettingsBody = {
    ...body,
    first_name: body.first_name === undefined ? undefined : requiredName('first_name', body.first_name),
    last_name: body.last_name === undefined ? undefined : requiredName('last_name', body.last_name),
  };
  if (typeof body.phone === 'string') settings.phone = normalizePhone(body.phone);
  await db.transaction(async (tx) => {
    await updateSettings(tx, userId, settings, clock());
    if (body.visibility) await updateVisibility(tx, userId, body.visibility);
  });
  return getMe(db, userId, clock());
}
