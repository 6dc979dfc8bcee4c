import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchReply } from '@wspolnik/contract/search';
import { HOUR_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';

const api = await createTestApi();

async function foundOffers(q: string): Promise<number> {
  const { closest, offers } = (
    await api.inject({ url: `/api/search/?${new URLSearchParams({ q })}` })
  ).json<SearchReply>();
  return closest ? 0 : offers.count;
}

test('the stems of all rows are renewed after their version was raised, and not again', async () => {
  const company_id = await addCompany(api, 'Kwiaty Zosi');
  const category_id = await addCategory(api, 'Rośliny');
  await addOffer(api, { company_id, category_id, title: 'Bukiety ślubne', description: 'Dowozimy róże' });
  // As rows that somebody else has written.
  await api.db.query(sql`update categories set stems = ''`);
  await api.db.query(sql`update companies set name = name || '.'`);
  await api.db.query(sql`update offers set title = title || '.'`);
  const WORDS = ['bukietem', 'ślubny', 'różami', 'kwiatami', 'roślina'];
  const found = async () => (await Promise.all(WORDS.map(foundOffers))).join(' ');
  await runDueJobs(api.context, new Date(Date.now() + 1_000));
  assert.equal(await found(), '0 0 0 0 0');
  await api.db.query(sql`update stems_version set version = 0`);
  await runDueJobs(api.context, new Date(Date.now() + 2 * HOUR_MS));
  assert.equal(await found(), '1 1 1 1 1');
});
