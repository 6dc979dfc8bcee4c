import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

/** What a person reads about themselves, and lists that differ for who is signed in. */
const READS = [
  'accounts/user-data/',
  'accounts/sessions/',
  'wallet-history/',
  'point-balance/',
  'message-threads-get/',
  'notifications/',
  'offers/get-my-purchases/',
  'offers/',
  'accounts/company-list-all/',
];

export const attack: Attack = {
  aim: 'read what another person saw from the cache of a shared computer',
  async run({ call, signIn }) {
    const headers = await signIn('user');
    for (const path of READS) {
      const response = await call('GET', `/api/${path}`, { headers });
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('cache-control'), 'private, no-store', path);
    }
    for (const path of ['offers/', 'accounts/company-list-all/']) {
      const response = await call('GET', `/api/${path}`);
      assert.match(response.headers.get('vary') ?? '', /authorization, company-id/i, path);
    }
    return `${READS.length} reads of somebody signed in may not be stored, and guests' answers are kept apart from them`;
  },
};
