import type { AppealSide, DecisionKind, ModerationBody, ReportCategory } from '@wspolnik/contract/moderation';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { lockAdmins } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { catalogOf } from '../categories/index.ts';
import { actionsOf } from './actions.ts';
import { announceCases, tellAuthor, tellReporters } from './announce.ts';
import * as store from './cases.sql.ts';
import { applyEffect } from './effects.ts';
import { findVersion } from './queue.service.ts';
import { ownWords } from './report.service.ts';
import { lockSubject, type Subject } from './subjects.sql.ts';

const AUDITED = {
  hide: 'hidden',
  restore: 'restored',
  uphold: 'decision_upheld',
  dismiss: 'reports_dismissed',
  warn: 'warned',
  withdraw: 'warning_withdrawn',
} as const satisfies Record<DecisionKind, string>;

interface Statement {
  reason: string;
  category: ReportCategory | undefined;
  ground: 'law' | 'terms' | null;
  ground_point: string | null;
}

/** The statement of a hiding or a warning has its grounds. @throws ApiProblem validation_failed */
function readStatement({ decision, ...body }: ModerationBody): Statement {
  const reason = ownWords('reason', body.reason);
  if (decision !== 'hide' && decision !== 'warn')
    return { reason, category: body.category, ground: null, ground_point: null };
  if (!body.category) throw invalidField('category', 'required');
  if (!body.ground) throw invalidField('ground', 'required');
  const point = ownWords('ground_point', body.ground_point ?? '');
  return { reason, category: body.category, ground: body.ground, ground_point: point };
}

/** The case, locked after its subject, when it is as the admin saw it and they may decide on it now. */
async function findForDecision(tx: Db, admin: Identity, body: ModerationBody, now: Date) {
  // As a suspension by hand does, before the account.
  if (body.type === 'user') await lockAdmins(tx);
  const subject = await lockSubject(tx, body.type, body.subject_id);
  const known = await store.lockCase(tx, body.type, body.subject_id);
  const seen = known?.id ?? (body.type === 'offer' ? body.subject_id : null);
  const version = seen && (await findVersion(tx, seen, admin));
  const of = known ?? (subject && (await store.openCase(tx, subject, now)));
  if (!of) throw problem('not_found');
  if (body.version !== version) throw problem('case_changed');
  const sides = await store.appealedBy(tx, of);
  const current = of.decision_id ? await store.findDecision(tx, of.decision_id) : undefined;
  const warned = current?.kind === 'warn';
  const allowed = actionsOf({ status: of.status, sides, hidden: subject?.hidden ?? false, gone: !subject, warned });
  if (!allowed.includes(body.decision)) throw problem('invalid_transition', { allowed_actions: allowed });
  if (await store.isOwnMatter(tx, of, admin.user.id)) throw problem('own_profile');
  const side = sides[0] ?? null;
  if (side !== null && current?.decided_by === admin.user.id) throw problem('own_decision');
  return { subject, of, side, current };
}

/** An answer to an appeal keeps the grounds of what it answers, unless it hides or warns. */
async function groundsOf(
  tx: Db,
  of: store.Case,
  current: store.Decision | undefined,
  { category, ground, ground_point }: Statement,
) {
  if (ground !== null) return { category: category ?? 'other', ground, ground_point };
  const known = of.status === 'waiting' ? undefined : current;
  return {
    category: category ?? known?.category ?? (await store.reportedCategory(tx, of.id)),
    ground: known?.ground ?? null,
    ground_point: known?.ground_point ?? null,
  };
}

/** Whether the author lost or regained something, was warned, or appealed. */
function concernsAuthor(kind: DecisionKind, side: AppealSide | null): boolean {
  return kind === 'uphold' ? side === 'author' : kind !== 'dismiss';
}

/** Whether it makes, answers or withdraws a warning. */
function isAboutWarning(kind: DecisionKind, current: store.Decision | undefined): boolean {
  return kind === 'warn' || kind === 'withdraw' || (kind === 'uphold' && current?.kind === 'warn');
}

function broadcastChange(tx: Db, subject: Subject | undefined): void {
  if (subject?.post_id) broadcast(tx, 'post.changed', subject.post_id);
}

/**
 * Decides on reports, on an appeal, or without either.
 *
 * @throws ApiProblem validation_failed (reason, category, ground, ground_point), not_found, case_changed, own_profile,
 *   own_decision, invalid_transition with the decisions that fit
 */
export async function decide(context: Context, admin: Identity, body: ModerationBody): Promise<void> {
  const statement = readStatement(body);
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const { subject, of, side, current } = await findForDecision(tx, admin, body, now);
    const kind = body.decision;
    const id = newId();
    const grounds = await groundsOf(tx, of, current, statement);
    const { reason } = statement;
    const content = subject?.content ?? null;
    await store.insertDecision(
      tx,
      of,
      { id, kind, answers: side, ...grounds, reason, content, decided_by: admin.user.id },
      now,
    );
    if (subject)
      await applyEffect(context, tx, admin, { subject, kind, reason, ground: grounds.ground_point ?? '' }, now);
    broadcastChange(tx, subject);
    const warning = isAboutWarning(kind, current);
    const told = { type: body.type, of, decisionId: id, kind, warning, reason, adminId: admin.user.id };
    if (concernsAuthor(kind, side)) await tellAuthor(tx, told, now);
    await tellReporters(tx, told, now);
    await announceCases(tx, now);
    const details = { decision_id: id, category: grounds.category, reason };
    const about = { subjectType: body.type, subjectId: body.subject_id, details };
    const action = `${body.type}.${AUDITED[kind]}` as const;
    await insertAudit(tx, { actorId: admin.user.id, action, ...about }, now);
  });
  if (body.type === 'offer') catalogOf(context.db).forget();
  context.mailer.deliverSoon();
}
