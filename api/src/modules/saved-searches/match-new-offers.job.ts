import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { markMatched, matchSearches, type SearchMatch, selectNewOffers } from './match-new-offers.sql.ts';

const EVERY_SECONDS = 5 * 60;
const BATCH = 1_000;
/** Batches of one run; the next run takes the rest. */
const MOST_BATCHES = 20;

/** Compares new offers in batches; each search is at most once in the answer. */
async function collectMatches(tx: Db, now: Date): Promise<SearchMatch[]> {
  const found = new Map<string, SearchMatch>();
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const newOffers = await selectNewOffers(tx, BATCH);
    if (newOffers.length === 0) break;
    for (const match of await matchSearches(tx, newOffers)) {
      found.set(match.id, { ...match, count: match.count + (found.get(match.id)?.count ?? 0) });
    }
    await markMatched(tx, newOffers, now);
  }
  return [...found.values()];
}

/**
 * Notifies the owners of saved searches that match new offers: one notification per search, whatever the number of offers.
 * Comparing, marking and notifying are one transaction, so that a crash repeats all of it and no offer is announced twice.
 */
export const matchNewOffersJob: JobDefinition = {
  kind: 'saved-searches.match',
  everySeconds: EVERY_SECONDS,
  async run(_context, tx, _payload, now) {
    for (const { id, name, user_id, company_id, count, offer } of await collectMatches(tx, now)) {
      const to = { userId: user_id, companyId: company_id };
      const params = { search: name, count: String(count), offer };
      const subject = { type: 'saved_search', id } as const;
      await notify(tx, { to, kind: 'SavedSearchMatched', actor: null, subject, params }, now);
    }
  },
};
