import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { lockPrice, markAnnounced, rankOffers, selectCompaniesOf, selectOwners } from './plan-admin.sql.ts';

export const announcePrice = 'plans.announce-price';
export const applyLimit = 'plans.apply-limit';
/** Companies of one run; the next ones follow in their own job, so that no transaction is long. */
const BATCH = 200;

interface Announced {
  plan: string;
  /** As on the wire. */
  price: string;
  valid_from: string;
}

interface AnnouncePayload {
  /** The planned price… */
  price?: string;
  /** …or one that was withdrawn after it was announced. */
  withdrawn?: Announced;
  /** The last company of the previous run. */
  after: string | null;
}

async function announce(tx: Db, state: 'planned' | 'withdrawn', news: Announced, after: string | null, now: Date) {
  const companies = await selectCompaniesOf(tx, news.plan, after, BATCH);
  for (const { user_id, company_id, company, plan, plan_en } of await selectOwners(tx, news.plan, companies)) {
    const params = { company, plan, plan_en, amount: news.price, valid_from: news.valid_from, state };
    const subject = { type: 'company', id: company_id } as const;
    await notify(tx, { kind: 'PlanPriceChanged', actor: null, to: userAsOwner(user_id), subject, params }, now);
  }
  return companies.length === BATCH ? companies.at(-1) : undefined;
}

/** Notifies the owners of companies with the plan of a price that is planned, or withdrawn after they were notified. */
export const announcePriceJob: JobDefinition = {
  kind: announcePrice,
  async run(_context, tx, payload, now) {
    const { price, withdrawn, after } = payload as AnnouncePayload;
    const planned = price === undefined ? undefined : await lockPrice(tx, price);
    const news = withdrawn ?? planned;
    // Withdrawn before anybody was notified.
    if (!news) return;
    if (planned) await markAnnounced(tx, planned.id, now);
    const last = await announce(tx, withdrawn ? 'withdrawn' : 'planned', news, after, now);
    if (last === undefined) return;
    const key = `${announcePrice}:${price ?? `${news.plan}:${news.valid_from}`}:${last}`;
    await enqueueJob(tx, { kind: announcePrice, key, payload: { price, withdrawn, after: last }, runAt: now });
  },
};

/** Hides and shows the offers of companies with a plan by its new limit. */
export const applyLimitJob: JobDefinition = {
  kind: applyLimit,
  async run(_context, tx, payload, now) {
    const { plan, after } = payload as { plan: string; after: string | null };
    const companies = await selectCompaniesOf(tx, plan, after, BATCH);
    for (const company of companies) await rankOffers(tx, company);
    const last = companies.at(-1);
    if (companies.length < BATCH || last === undefined) return;
    await enqueueJob(tx, {
      kind: applyLimit,
      key: `${applyLimit}:${plan}:${last}`,
      payload: { plan, after: last },
      runAt: now,
    });
  },
};
