import type { Opinion, OpinionBody, ReplaceOpinionBody } from '@wspolnik/contract/opinions';
import { newId } from '../../platform/ids.ts';
import { accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import * as store from './opinions.sql.ts';

/** @throws ApiProblem not_found, own_company */
async function lockForeign(tx: Db, companyId: string, caller: Identity): Promise<{ name: string }> {
  const company = await store.lockRated(tx, companyId, caller.user.id);
  if (!company) throw problem('not_found');
  if (company.is_member) throw problem('own_company');
  return company;
}

/** Notifies the company of the stars; an opinion without stars is not a rating. */
async function notifyRating(
  tx: Db,
  caller: Identity,
  { id, name, rating }: { id: string; name: string; rating: number },
  now: Date,
): Promise<void> {
  if (rating === 0) return;
  const params = { rating: String(rating), company: name };
  const subject = { type: 'company', id } as const;
  const actor = accountOwnerOf(caller);
  await notify(
    tx,
    { to: companyAsOwner(id), kind: 'RatingReceived', actor, actingUserId: caller.user.id, subject, params },
    now,
  );
}

async function readBack(tx: Db, companyId: string, caller: Identity): Promise<Opinion> {
  const opinion = await store.selectOwnOpinion(tx, companyId, caller);
  if (!opinion) throw new Error('the opinion vanished while it was written');
  return opinion;
}

/** As stored; the wire takes any number from 0 to 5. */
const toRating = (rating = 0) => Math.round(rating * 10) / 10;

/** @throws ApiProblem validation_failed (text), not_found, own_company, opinion_exists */
export async function addOpinion(tx: Db, caller: Identity, body: OpinionBody, now: Date): Promise<Opinion> {
  const text = requiredText('text', body.text);
  const companyId = body.company_id;
  const rating = toRating(body.rating);
  const company = await lockForeign(tx, companyId, caller);
  const authorCompanyId = caller.company?.id ?? null;
  const opinion = { id: newId(), companyId, userId: caller.user.id, authorCompanyId, text, rating };
  if (!(await store.insertOpinion(tx, opinion, now))) throw problem('opinion_exists');
  await notifyRating(tx, caller, { id: companyId, name: company.name, rating }, now);
  return readBack(tx, companyId, caller);
}

/**
 * Replaces the own opinion, which stays in its position in the list.
 *
 * @throws ApiProblem validation_failed (text), not_found (also when the identity has no opinion, or one of another id), own_company,
 *   invalid_transition (hidden)
 */
export async function replaceOpinion(tx: Db, caller: Identity, body: ReplaceOpinionBody, now: Date): Promise<Opinion> {
  const text = requiredText('text', body.text);
  const companyId = body.company_id;
  const rating = toRating(body.rating);
  const company = await lockForeign(tx, companyId, caller);
  const earlier = await store.selectOwnOpinion(tx, companyId, caller);
  if (!earlier || (body.id ?? earlier.id) !== earlier.id) throw problem('not_found');
  if (earlier.hidden) throw problem('invalid_transition');
  await store.updateOpinion(tx, { id: earlier.id, text, rating }, now);
  if (rating !== earlier.rating) await notifyRating(tx, caller, { id: companyId, name: company.name, rating }, now);
  return readBack(tx, companyId, caller);
}

function isAuthor({ user, company }: Identity, opinion: store.OpinionRow): boolean {
  if (opinion.author_company_id !== null) return opinion.author_company_id === company?.id;
  return company === null && opinion.author_user_id === user.id;
}

/**
 * Deletes an opinion: the caller's own, or any for an admin, which is audited.
 *
 * @throws ApiProblem not_found, forbidden
 */
export async function removeOpinion(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const opinion = await store.selectOpinion(tx, id);
  if (!opinion) throw problem('not_found');
  const own = isAuthor(caller, opinion);
  if (!own && !isAdmin(caller)) throw problem('forbidden');
  await store.lockCompany(tx, opinion.company_id);
  if (!(await store.deleteOpinion(tx, id))) throw problem('not_found');
  if (own) return;
  const { company_id, author_user_id, author_company_id, rating } = opinion;
  const details = { company_id, author_user_id, author_company_id, rating };
  const subject = { subjectType: 'opinion', subjectId: id, details };
  await insertAudit(tx, { actorId: caller.user.id, action: 'opinion.deleted', ...subject }, now);
}
