import type {
  CommentReportBody,
  MessageReportBody,
  ModeratedType,
  OfferReportBody,
  OpinionReportBody,
  PostReportBody,
  ProfileReportBody,
  ReferenceReportBody,
  ReportCategory,
} from '@wspolnik/contract/moderation';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { cleanText, isBlank } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { lockToReport as lockReferenceToReport } from '../company-showcase/index.ts';
import { findReadableMessage } from '../messages/index.ts';
import { checkReportable } from '../offers/index.ts';
import { lockToReport } from '../opinions/index.ts';
import { findForAction, lockComment } from '../posts/index.ts';
import { announceCases } from './announce.ts';
import { insertReport, openCase } from './cases.sql.ts';
import { lockSubject } from './subjects.sql.ts';

/** More reports than a person can make in an hour. */
const REPORTS = { name: 'reports', limit: 60, windowSeconds: HOUR_S };

/** @throws ApiProblem validation_failed, `required` on `field` */
export function ownWords(field: string, typed: string): string {
  const text = cleanText(typed);
  if (isBlank(text)) throw invalidField(field, 'required');
  return text;
}

interface Report {
  type: ModeratedType;
  id: string;
  reason: string;
  category?: ReportCategory;
  /** Throws when the caller may not report the subject. */
  mayReport: (tx: Db) => Promise<void>;
}

async function report({ clock, db }: Context, caller: Identity, { type, id, ...given }: Report): Promise<void> {
  const reason = ownWords('reason', given.reason);
  await throttle(db, REPORTS, caller.user.id, clock());
  const { category = 'other' } = given;
  await db.transaction(async (tx) => {
    await given.mayReport(tx);
    const subject = await lockSubject(tx, type, id);
    if (!subject) throw problem('not_found');
    const { id: caseId } = await openCase(tx, subject, clock());
    const by = { reporter: accountOwnerOf(caller), createdBy: caller.user.id };
    const { content, snapshot = null } = subject;
    const made = await insertReport(tx, caseId, { ...by, category, reason, content, snapshot }, clock());
    if (made) await announceCases(tx, clock());
  });
}

/** @throws ApiProblem validation_failed (reason), not_found, invalid_transition (own post), throttled */
export function reportPost(context: Context, caller: Identity, { post_id: id, ...body }: PostReportBody) {
  const mayReport = async (tx: Db) => void (await findForAction(tx, caller, id, 'report'));
  return report(context, caller, { ...body, type: 'post', id, mayReport });
}

/** @throws ApiProblem validation_failed (reason), not_found, invalid_transition (own or hidden comment), throttled */
export function reportComment(context: Context, caller: Identity, { comment_id: id, ...body }: CommentReportBody) {
  const mayReport = async (tx: Db) => {
    const comment = await lockComment(tx, id, caller);
    if (!comment) throw problem('not_found');
    if (!comment.actions.includes('report')) throw problem('invalid_transition');
  };
  return report(context, caller, { ...body, type: 'comment', id, mayReport });
}

/** @throws ApiProblem validation_failed (reason), not_found, invalid_transition (own or hidden message), throttled */
export function reportMessage(context: Context, caller: Identity, { message_id: id, ...body }: MessageReportBody) {
  const mayReport = async (tx: Db) => {
    const message = await findReadableMessage(tx, accountOwnerOf(caller), id);
    if (!message) throw problem('not_found');
    if (message.mine || message.hidden) throw problem('invalid_transition');
  };
  return report(context, caller, { ...body, type: 'message', id, mayReport });
}

/** @throws ApiProblem validation_failed (reason), not_found (hidden as well), invalid_transition (own opinion), throttled */
export function reportOpinion(context: Context, caller: Identity, { opinion_id: id, ...body }: OpinionReportBody) {
  return report(context, caller, { ...body, type: 'opinion', id, mayReport: (tx) => lockToReport(tx, caller, id) });
}

/** @throws ApiProblem validation_failed (reason), not_found (not public as well), invalid_transition (own offer), throttled */
export function reportOffer(context: Context, caller: Identity, { offer_id: id, ...body }: OfferReportBody) {
  return report(context, caller, { ...body, type: 'offer', id, mayReport: (tx) => checkReportable(tx, caller, id) });
}

/** @throws ApiProblem validation_failed (reason), not_found (hidden as well), invalid_transition (own company's), throttled */
export function reportReference(
  context: Context,
  caller: Identity,
  { reference_id: id, ...body }: ReferenceReportBody,
) {
  const mayReport = (tx: Db) => lockReferenceToReport(tx, caller, id);
  return report(context, caller, { ...body, type: 'reference', id, mayReport });
}

/** @throws ApiProblem validation_failed (user_id, reason), own_profile, not_found, throttled */
export function reportProfile(context: Context, caller: Identity, { user_id, company_id, ...body }: ProfileReportBody) {
  if ((user_id === undefined) === (company_id === undefined)) throw invalidField('user_id', 'oneOf');
  if (user_id === caller.user.id || (company_id !== undefined && company_id === caller.company?.id)) {
    throw problem('own_profile');
  }
  const id = user_id ?? company_id ?? '';
  return report(context, caller, {
    ...body,
    type: user_id === undefined ? 'company' : 'user',
    id,
    mayReport: async () => undefined,
  });
}
