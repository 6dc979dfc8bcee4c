import { NOTIFICATION_KINDS, SENT_KINDS } from '@wspolnik/contract/notification-kinds';
import type {
  NotificationSetting,
  NotificationSettings,
  NotificationSettingsBody,
} from '@wspolnik/contract/notification-settings';
import type { Context } from '../../platform/context.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { selectSettings, upsertSettings } from './notification-settings.sql.ts';

/** The person's choice for every kind, in the order of the contract. */
export async function readSettings(db: Db, userId: string): Promise<NotificationSetting[]> {
  const chosen = new Map((await selectSettings(db, userId)).map((setting) => [setting.kind, setting]));
  return SENT_KINDS.map((kind) => ({
    kind,
    in_product: chosen.get(kind)?.in_product ?? true,
    mail: chosen.get(kind)?.mail ?? NOTIFICATION_KINDS[kind].mail,
    required: NOTIFICATION_KINDS[kind].required ?? false,
  }));
}

/**
 * Changes the given kinds and answers all of them.
 *
 * @throws ApiProblem validation_failed (settings) for a kind twice, or one that cannot be switched off in the product
 */
export async function changeSettings(
  { db, clock }: Context,
  userId: string,
  { settings }: NotificationSettingsBody,
): Promise<NotificationSettings> {
  const kinds = new Set(settings.map(({ kind }) => kind));
  if (kinds.size < settings.length) throw invalidField('settings', 'invalid');
  if (settings.some(({ kind, in_product }) => in_product === false && NOTIFICATION_KINDS[kind].required)) {
    throw invalidField('settings', 'invalid');
  }
  const changes = settings.map((change) => ({ ...change, default_mail: NOTIFICATION_KINDS[change.kind].mail }));
  await upsertSettings(db, userId, changes, clock());
  return { settings: await readSettings(db, userId) };
}
