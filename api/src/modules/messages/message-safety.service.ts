import type { MessageBlockBody } from '@wspolnik/contract/message-safety';
import type { Context } from '../../platform/context.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { accountOwnerOf, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { insertBlock, profileExists } from './blocks.sql.ts';

/** More than anybody blocks by hand. */
const BLOCKS: ThrottleRule = { name: 'message-blocks', limit: 60, windowSeconds: 3600 };

/**
 * The profile in use receives nothing more from the other one, nor writes to it.
 *
 * @throws ApiProblem validation_failed (user_id), own_profile, not_found, throttled
 */
export async function blockProfile({ clock, db }: Context, caller: Identity, body: MessageBlockBody): Promise<void> {
  const { user_id: userId, company_id: companyId } = body;
  if ((userId === undefined) === (companyId === undefined)) throw invalidField('user_id', 'oneOf');
  if (userId === caller.user.id || (companyId !== undefined && companyId === caller.company?.id)) {
    throw problem('own_profile');
  }
  await throttle(db, BLOCKS, caller.user.id, clock());
  const blocked = companyId === undefined ? userAsOwner(userId ?? '') : companyAsOwner(companyId);
  if (!(await profileExists(db, blocked))) throw problem('not_found');
  await insertBlock(db, { blocker: accountOwnerOf(caller), blocked, createdBy: caller.user.id }, clock());
}
