import type { Opinion } from '@wspolnik/contract/opinions';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import * as store from './opinions.sql.ts';

/** The opinion about the company in use, locked. @throws ApiProblem not_found, forbidden (about another company) */
async function lockOpinion(tx: Db, { company }: CompanyIdentity, id: string): Promise<store.OpinionRow> {
  await store.lockCompany(tx, company.id);
  const opinion = await store.selectOpinion(tx, id);
  if (!opinion) throw problem('not_found');
  if (opinion.company_id !== company.id) throw problem('forbidden');
  if (opinion.hidden) throw problem('not_found');
  return opinion;
}

/**
 * Writes the company's reply, or changes it; the author is notified of the first one.
 *
 * @throws ApiProblem validation_failed (text), not_found, forbidden
 */
export async function writeReply(
  tx: Db,
  caller: CompanyIdentity,
  id: string,
  typed: string,
  now: Date,
): Promise<Opinion> {
  const text = requiredText('text', typed);
  const { company, user } = caller;
  const { author_user_id, author_company_id, has_reply } = await lockOpinion(tx, caller, id);
  await store.updateReply(tx, id, text, now);
  const replied = await store.selectOneOpinion(tx, id, caller);
  if (!replied) throw new Error('the opinion vanished while it was answered');
  if (!has_reply && !replied.author.deleted) {
    const to = { userId: author_company_id ? null : author_user_id, companyId: author_company_id };
    const subject = { type: 'company', id: company.id } as const;
    const params = { company: company.name };
    const actor = accountOwnerOf(caller);
    await notify(tx, { to, kind: 'OpinionReplied', actor, actingUserId: user.id, subject, params }, now);
  }
  return replied;
}

/** @throws ApiProblem not_found (no reply as well), forbidden */
export async function removeReply(tx: Db, caller: CompanyIdentity, id: string): Promise<void> {
  const opinion = await lockOpinion(tx, caller, id);
  if (!opinion.has_reply) throw problem('not_found');
  await store.updateReply(tx, id, null, null);
}
