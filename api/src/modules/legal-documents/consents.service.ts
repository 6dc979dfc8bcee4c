import type { ConsentBody, Consents } from '@wspolnik/contract/legal-documents';
import type { Context } from '../../platform/context.ts';
import type { IdentityUser } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { insertConsents, selectConsents, selectDue } from './consents.sql.ts';
import { selectInForce } from './legal-documents.sql.ts';

export async function getConsents({ clock, db }: Context, userId: string): Promise<Consents> {
  return { results: await selectConsents(db, userId), due: await selectDue(db, userId, clock()) };
}

/**
 * Records that the person agrees to the versions that they were shown. Agreeing twice has one receipt.
 *
 * @throws ApiProblem invalid_transition: one of them is not in force, because a newer one is or its day has not come
 */
export async function giveConsents(
  context: Context,
  user: Pick<IdentityUser, 'id'>,
  { accept, locale = 'pl' }: ConsentBody,
): Promise<Consents> {
  const { clock, db } = context;
  const current = await selectInForce(db, clock());
  const isInForce = (shown: ConsentBody['accept'][number]) =>
    current.some(({ document, version }) => document === shown.document && version === shown.version);
  if (!accept.every(isInForce)) throw problem('invalid_transition');
  await insertConsents(db, { userId: user.id, accepted: accept, locale, how: 'sign-in' }, clock());
  return getConsents(context, user.id);
}
