import type { Me, User, UserSettingsBody } from '../../contract/accounts.ts';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { selectMe, updateSettings } from './profiles.sql.ts';

export async function getMe(db: Db, userId: string): Promise<Me> {
  const me = await selectMe(db, userId);
  if (!me) throw problem('token_not_valid');
  return me;
}

/** Nine digits, with or without the prefix of Poland; spaces and dashes as people type them (specification §5: Polish only). */
const POLISH_PHONE = /^(?:\+48|0048)?([1-9]\d{8})$/;

/** The one stored form, `+48600700800`; empty removes the number. */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s()-]/g, '');
  if (compact === '') return '';
  const digits = POLISH_PHONE.exec(compact)?.[1];
  if (!digits) throw invalidField('phone', 'phone');
  return `+48${digits}`;
}

function trimmedName(name: 'first_name' | 'last_name', value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  if (trimmed === '') throw invalidField(name, 'required');
  return trimmed;
}

/** @throws ApiProblem validation_failed */
export async function changeSettings({ clock, db }: Context, userId: string, body: UserSettingsBody): Promise<User> {
  const settings: UserSettingsBody = {
    ...body,
    first_name: trimmedName('first_name', body.first_name),
    last_name: trimmedName('last_name', body.last_name),
  };
  if (typeof body.phone === 'string') settings.phone = normalizePhone(body.phone);
  await updateSettings(db, userId, settings, clock());
  return getMe(db, userId);
}
