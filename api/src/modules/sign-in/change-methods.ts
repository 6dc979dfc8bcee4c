import type { AuditAction } from '@wspolnik/contract/audit';
import type { Context } from '../../platform/context.ts';
import { type Identity, requiresSecondStep } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as store from './two-step.sql.ts';
import { mailAbout } from './two-step-mails.ts';

async function lock(tx: Db, userId: string): Promise<store.Account> {
  const account = await store.lockAccount(tx, userId);
  if (!account) throw problem('token_not_valid');
  return account;
}

/** The log is about admins; actions of other people on their own accounts are only in the server's log. */
async function audit({ clock }: Context, tx: Db, { id, role }: store.Account, action: AuditAction): Promise<void> {
  if (role !== 'ADMIN') return;
  await insertAudit(tx, { actorId: id, action, subjectType: 'user', subjectId: id, details: {} }, clock());
}

/** Stores new recovery codes and answers them; the old ones are invalid. */
export async function renewRecoveryCodes({ vault }: Context, tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(vault, userId, code)),
  );
  return codes;
}

/**
 * Adds a method that the caller has just proved to have. The first one turns the second step on: it answers recovery codes,
 * and sessions opened with only the password end.
 *
 * @throws ApiProblem token_invalid when the methods or the password have changed since the request came in
 */
export async function addMethod(
  context: Context,
  { credentialsVersion, sessionId, user }: Identity,
  add: (tx: Db) => Promise<void>,
  mail: { kind: 'authenticatorAdded' | 'passkeyAdded'; params?: Record<string, string> },
): Promise<{ recovery_codes: string[] | null }> {
  const { clock, db, mailer } = context;
  const recovery_codes = await db.transaction(async (tx) => {
    const account = await lock(tx, user.id);
    if (account.credentials_version !== credentialsVersion) throw problem('token_invalid');
    const isFirst = !store.isOn(await store.selectMethods(tx, user.id));
    await add(tx);
    await store.countChange(tx, user.id);
    await store.markSession(tx, sessionId, clock());
    await mailAbout(context, tx, isFirst ? 'secondStepOn' : mail.kind, account, mail.params);
    if (!isFirst) return null;
    await endOtherSessions(tx, user.id, sessionId, clock());
    await audit(context, tx, account, 'user.second_step_enabled');
    return renewRecoveryCodes(context, tx, user.id);
  });
  mailer.deliverSoon();
  return { recovery_codes };
}

/**
 * Removes a method, or all. Without any left the second step is off, which a role that requires it does not allow. Answers
 * whether it is off now.
 *
 * @throws ApiProblem not_found, second_step_required
 */
export async function removeMethod(
  context: Context,
  { user }: Identity,
  remove: (tx: Db) => Promise<boolean>,
): Promise<boolean> {
  const { db, mailer } = context;
  const isOff = await db.transaction(async (tx) => {
    const account = await lock(tx, user.id);
    if (!(await remove(tx))) throw problem('not_found');
    await store.countChange(tx, user.id);
    if (store.isOn(await store.selectMethods(tx, user.id))) return false;
    if (requiresSecondStep(context, account)) throw problem('second_step_required');
    await store.forgetSecondStep(tx, user.id);
    await mailAbout(context, tx, 'secondStepOff', account);
    await audit(context, tx, account, 'user.second_step_disabled');
    return true;
  });
  mailer.deliverSoon();
  return isOff;
}

/** @throws ApiProblem invalid_transition while the second step is off */
export function replaceRecoveryCodes(context: Context, { user }: Identity): Promise<string[]> {
  return context.db.transaction(async (tx) => {
    await lock(tx, user.id);
    if (!store.isOn(await store.selectMethods(tx, user.id))) throw problem('invalid_transition');
    await store.countChange(tx, user.id);
    return renewRecoveryCodes(context, tx, user.id);
  });
}
