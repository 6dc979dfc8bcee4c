import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { PayoutAccounts } from '@wspolnik/contract/withdrawals';
import { HOUR_MS } from '@wspolnik/settings';
import { createApi } from '../index.ts';
import { readConfig } from '../platform/config.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { DATA_KEYS } from '../testing/data-keys.ts';
import { PRODUCTION } from '../testing/production.ts';
import { fillFromSeedCopy } from './seed-copies.ts';

const root = await mkdtemp(path.join(tmpdir(), 'wspolnik-seeded-'));
after(() => rm(root, { recursive: true, force: true }));
const FOLDER = path.join(root, 'copies');

interface Start {
  name: string;
  env?: Record<string, string>;
  hoursLater?: number;
}

/** The data directory as a start finds it after the copy, and what prevented one. */
async function filled({ name, env = {}, hoursLater = 0 }: Start): Promise<{ directory: string; errors: string[] }> {
  const directory = path.join(root, name);
  const errors: string[] = [];
  await fillFromSeedCopy({
    folder: FOLDER,
    config: readConfig({ DATA_DIR: directory, ...env }),
    clock: () => new Date(Date.now() + hoursLater * HOUR_MS),
    onError: ({ name }) => errors.push(name),
  });
  return { directory, errors };
}

async function open(directory: string) {
  const api = await createApi({ env: { DATA_DIR: directory, LOG_LEVEL: 'silent' }, seedCopies: FOLDER });
  const payload = { email: 'user@demo.wspolnik.test', password: 'Demo!2345' };
  const { access } = (await api.app.inject({ method: 'POST', url: '/api/accounts/login/', payload })).json();
  return { api, access, get: (url: string) => api.app.inject({ url, headers: { authorization: `Bearer ${access}` } }) };
}

const first = await open(path.join(root, 'first'));
after(() => first.api.close());

it('a copy opens a new directory with the accounts, pictures and account numbers of the demo data', async () => {
  const { results } = (await first.get('/api/offers/')).json<OfferPage>();
  const { image } = results.find(({ image }) => image) ?? {};
  assert.equal((await first.get(image?.url ?? '')).headers['content-type'], 'image/jpeg');
  const { results: accounts } = (await first.get('/api/payment/payout-accounts/')).json<PayoutAccounts>();
  assert.match(accounts[0]?.bank_number ?? '', /\d{4}$/);
});

it('each directory gets its own sessions', async () => {
  const { api } = await open(path.join(root, 'second'));
  assert.equal(await api.app.context.accessTokens.verify(first.access, new Date()), null);
  await api.close();
});

it('a directory that has data, or is to have other data, is not changed', async () => {
  await mkdir(path.join(root, 'used'));
  await writeFile(path.join(root, 'used', 'data.keys'), '1:theirs');
  const { directory } = await filled({ name: 'used' });
  assert.deepEqual(await readdir(directory), ['data.keys']);
  const others: Record<string, string>[] = [
    PRODUCTION,
    { DEMO_DATA: 'off' },
    { DATA_KEYS },
    { NODE_ENV: 'development', DATABASE_URL: 'postgres://127.0.0.1/x' },
  ];
  for (const [index, env] of others.entries()) {
    const { directory } = await filled({ name: `others-${index}`, env });
    await assert.rejects(readdir(directory), { code: 'ENOENT' });
  }
});

it('a copy does not show the demo data of yesterday', async () => {
  // A new copy cannot be made meanwhile.
  const unlock = await lockDirectory(path.join(FOLDER, 'unfinished'));
  try {
    const sameDay = await filled({ name: 'same-day', hoursLater: 11 });
    assert.deepEqual(sameDay.errors, []);
    assert.deepEqual((await readdir(sameDay.directory)).sort(), ['data.keys', 'files', 'lock', 'pg']);
    const nextDay = await filled({ name: 'next-day', hoursLater: 24 });
    assert.deepEqual(nextDay.errors, ['DirectoryInUseError']);
    assert.deepEqual(await readdir(nextDay.directory), ['lock']);
  } finally {
    unlock();
  }
});
