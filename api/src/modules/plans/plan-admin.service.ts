import type { PlanFields, PlanPriceFields } from '@wspolnik/contract/admin-plans';
import type { AuditAction } from '@wspolnik/contract/audit';
import { NOTICE_OF_RAISE_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { toGrosze } from '../../platform/money.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { announcePrice, applyLimit } from './plan-admin.jobs.ts';
import * as store from './plan-admin.sql.ts';
import { selectPlan } from './plans.sql.ts';

/** Grosze: 100 000 zł for a period is a slip of the finger. */
const HIGHEST_PRICE = 10_000_000;
/** A price planned by mistake can be withdrawn before anybody is notified. */
export const ANNOUNCE_AFTER_MS = 10 * 60 * 1000;

type Details = Record<string, unknown>;

function audit(tx: Db, admin: Identity, action: AuditAction, plan: string, details: Details, now: Date): Promise<void> {
  // The id of a plan is a word: the log's subject is a new id, and the details name the plan.
  const subject = { subjectType: 'plan', subjectId: newId() };
  return insertAudit(tx, { actorId: admin.user.id, action, ...subject, details: { plan, ...details } }, now);
}

/** Another limit takes effect on the offers of companies by a job. @throws ApiProblem not_found, validation_failed, invalid_transition */
export async function changePlan(
  tx: Db,
  admin: Identity,
  id: string,
  { offer_limit, saved_search_limit, revision, ...fields }: PlanFields,
  now: Date,
): Promise<void> {
  const title = requiredName('title', fields.title);
  const title_en = requiredName('title_en', fields.title_en);
  const before = await store.lockPlan(tx, id);
  if (!before) throw problem('not_found');
  if (before.revision !== revision) throw problem('invalid_transition');
  const values = { title, title_en, offer_limit, saved_search_limit, revision };
  await store.updatePlanFields(tx, id, values);
  if (before.offer_limit !== offer_limit) {
    const key = `${applyLimit}:${id}:${revision}`;
    await enqueueJob(tx, { kind: applyLimit, key, payload: { plan: id, after: null }, runAt: now });
  }
  await audit(
    tx,
    admin,
    'plan.changed',
    id,
    { title, offer_limit, limit_before: before.offer_limit, saved_search_limit },
    now,
  );
}

/** A day in Poland, counted from today. Such days compare as texts. */
function dayIn(days: number, now: Date): string {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

function refuseBefore(min: string, day: string): void {
  if (day < min) throw invalidField('valid_from', 'dateMin', { min });
}

/**
 * Plans a price from a day on: a lower one than the price before it from tomorrow, a higher one with two weeks' notice. Owners of companies with the plan are notified ten minutes later.
 *
 * @throws ApiProblem not_found, invalid_transition (the free plan), validation_failed (price, valid_from)
 */
export async function planPrice(
  tx: Db,
  admin: Identity,
  plan: string,
  { price, valid_from }: PlanPriceFields,
  now: Date,
): Promise<void> {
  const grosze = toGrosze(price);
  if (grosze <= 0) throw invalidField('price', 'min', { min: '0.01' });
  if (grosze > HIGHEST_PRICE) throw invalidField('price', 'max', { max: HIGHEST_PRICE / 100 });
  refuseBefore(dayIn(1, now), valid_from);
  const locked = await store.lockPlan(tx, plan);
  if (!locked) throw problem('not_found');
  if (locked.period === null) throw problem('invalid_transition');
  const validFrom = await store.midnightOf(tx, valid_from);
  const before = await selectPlan(tx, plan, validFrom);
  if (before && grosze > before.price) refuseBefore(dayIn(NOTICE_OF_RAISE_DAYS, now), valid_from);
  const id = newId();
  if (!(await store.insertPrice(tx, { id, plan, price: grosze, validFrom }, now))) {
    throw invalidField('valid_from', 'priceTaken');
  }
  const runAt = new Date(now.getTime() + ANNOUNCE_AFTER_MS);
  await enqueueJob(tx, {
    kind: announcePrice,
    key: `${announcePrice}:${id}`,
    payload: { price: id, after: null },
    runAt,
  });
  await audit(tx, admin, 'plan.price_planned', plan, { price, valid_from }, now);
}

/** Withdraws a planned price and notifies everyone who was notified of it. @throws ApiProblem not_found, invalid_transition */
export async function withdrawPrice(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  const row = await store.lockPrice(tx, id);
  if (!row) throw problem('not_found');
  const { plan, price, valid_from } = row;
  if (Date.parse(valid_from) <= now.getTime()) throw problem('invalid_transition');
  await store.deletePrice(tx, id);
  if (row.announced) {
    const payload = { withdrawn: { plan, price, valid_from }, after: null };
    await enqueueJob(tx, { kind: announcePrice, key: `${announcePrice}:${id}:withdrawn`, payload, runAt: now });
  }
  await audit(tx, admin, 'plan.price_withdrawn', plan, { price, valid_from }, now);
}
