import type { DecisionKind } from '@wspolnik/contract/moderation';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { applyUserStatus } from '../admin/index.ts';
import { applySuspension } from '../company-verification/index.ts';
import { answerContest, type Subject, setHidden } from './subjects.sql.ts';

interface Effect {
  subject: Subject;
  kind: DecisionKind;
  reason: string;
  /** The point of the law or of the terms; empty unless it hides. */
  ground: string;
}

async function suspendProfile(
  context: Context,
  tx: Db,
  admin: Identity,
  { subject, reason, ground, ...effect }: Effect,
) {
  const hide = effect.kind === 'hide';
  if (subject.hidden === hide) return;
  if (subject.type === 'company') {
    await applySuspension(context, tx, admin.user.id, { company_id: subject.id, suspend: hide, reason });
    return;
  }
  // Whoever cannot sign in reads the statement in the mail, and appeals through the contact form.
  const because = hide ? `${ground}: ${reason}` : reason;
  await applyUserStatus(context, tx, admin, { user_id: subject.id, active: !hide, reason: because });
}

/** Hides or shows what was decided about. A profile is suspended as by hand, and becomes active again. */
export async function applyEffect(context: Context, tx: Db, admin: Identity, effect: Effect, now: Date): Promise<void> {
  const { subject, kind, reason } = effect;
  if (kind === 'uphold' && subject.type === 'post') await answerContest(tx, subject.id, reason);
  if (kind !== 'hide' && kind !== 'restore') return;
  if (subject.type === 'user' || subject.type === 'company') {
    await suspendProfile(context, tx, admin, effect);
  } else {
    await setHidden(tx, subject, kind === 'hide' ? reason : null, now);
  }
}
