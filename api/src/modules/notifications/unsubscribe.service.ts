import type { MailSubscription } from '@wspolnik/contract/notification-settings';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/wire/problem.ts';
import { readSettings } from './notification-settings.service.ts';
import { endMails, isReader, resumeMails } from './notification-settings.sql.ts';
import { readUnsubscribeToken, type UnsubscribeLink } from './unsubscribe-token.ts';

async function readLink({ db, mailLinkKey }: Context, token: string): Promise<UnsubscribeLink> {
  const link = readUnsubscribeToken(mailLinkKey, token);
  if (!link || !(await isReader(db, link.userId))) throw problem('token_invalid');
  return link;
}

/** Kinds that the link is about and that are mailed now. */
async function mailedKinds({ db }: Context, { userId, scope }: UnsubscribeLink) {
  const settings = await readSettings(db, userId);
  return settings.filter(({ kind, mail }) =>
    scope === 'digest' ? mail === 'daily' : kind === scope && mail !== 'never',
  );
}

async function stateOf(context: Context, link: UnsubscribeLink): Promise<MailSubscription> {
  return { scope: link.scope, active: (await mailedKinds(context, link)).length > 0 };
}

/** @throws ApiProblem token_invalid */
export async function readSubscription(context: Context, token: string): Promise<MailSubscription> {
  return stateOf(context, await readLink(context, token));
}

/**
 * Ends the mails that the link is about. Repeating it changes nothing.
 *
 * @throws ApiProblem token_invalid
 */
export async function unsubscribe(context: Context, token: string): Promise<MailSubscription> {
  const link = await readLink(context, token);
  const kinds = (await mailedKinds(context, link)).map(({ kind, mail }) => ({ kind, mail }));
  await endMails(context.db, link.userId, kinds, context.clock());
  return stateOf(context, link);
}

/**
 * Takes back {@link unsubscribe} of the same link.
 *
 * @throws ApiProblem token_invalid
 */
export async function resubscribe(context: Context, token: string): Promise<MailSubscription> {
  const link = await readLink(context, token);
  await resumeMails(context.db, link.userId, link.scope, context.clock());
  return stateOf(context, link);
}
