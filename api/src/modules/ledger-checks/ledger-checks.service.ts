import type { LedgerCheckState } from '@wspolnik/contract/overview';
import { DAY_S } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { notifyAll } from '../notifications/index.ts';
import {
  allowLongStatement,
  checkLedger,
  finishCheck,
  insertCheck,
  selectAdmins,
  selectState,
} from './ledger-checks.sql.ts';

const KIND = 'ledger.check';

async function runCheck(tx: Db, id: string, now: Date): Promise<void> {
  await allowLongStatement(tx);
  const started = performance.now();
  const verdict = await checkLedger(tx);
  await finishCheck(tx, id, verdict, Math.round(performance.now() - started), now);
  const isBroken = verdict.broken_count > 0 || verdict.debits !== verdict.credits;
  if (!isBroken) return;
  const to = (await selectAdmins(tx)).map(userAsOwner);
  const params = { count: String(verdict.broken_count) };
  await notifyAll(tx, { to, except: null, kind: 'LedgerBroken', actor: null, params }, now);
}

/** In its own transaction, so that nobody who asks for a check waits for the running one. */
export const checkLedgerJob: JobDefinition = {
  kind: KIND,
  run: (_context, tx, payload, now) => runCheck(tx, (payload as { id: string }).id, now),
};

/** Enqueues a check; false while another one waits or runs. */
async function enqueueCheck(tx: Db, id: string, requestedBy: string | null, now: Date): Promise<boolean> {
  if (!(await insertCheck(tx, id, requestedBy, now))) return false;
  await enqueueJob(tx, { kind: KIND, key: `${KIND}:${id}`, payload: { id }, runAt: now });
  return true;
}

export const startLedgerCheckJob: JobDefinition = {
  kind: 'ledger.start-check',
  everySeconds: DAY_S,
  async run(_context, tx, _payload, now) {
    await enqueueCheck(tx, newId(), null, now);
  },
};

/** Asks for a check of the ledger; while one is under way, nothing is added. */
export async function requestCheck(tx: Db, { user }: Identity, now: Date): Promise<LedgerCheckState> {
  const id = newId();
  if (await enqueueCheck(tx, id, user.id, now)) {
    const entry = {
      actorId: user.id,
      action: 'ledger.checked',
      subjectType: 'ledger_check',
      subjectId: id,
      details: {},
    } as const;
    await insertAudit(tx, entry, now);
  }
  return selectState(tx);
}
