import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const CALLS = 3100;
const AT_ONCE = 50;

export const attack: Attack = {
  aim: 'lock all administrators out with made-up tokens',
  // Addresses are what a proxy in front tells.
  settings: { TRUST_PROXY: 'loopback' },
  async run({ call, signIn }) {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const admin = await signIn('admin');
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < CALLS; sent += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, (_, index) =>
        call('GET', '/release/grants', {
          headers: { ...from('203.0.113.9'), authorization: `Bearer x${sent + index}` },
        }),
      );
      for (const { status } of await Promise.all(calls)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    assert.deepEqual([...statuses.keys()].sort(), [401, 429]);
    const granted = await call('GET', '/release/grants', { headers: { ...admin, ...from('198.51.100.1') } });
    assert.equal(granted.status, 200);
    const offers = (await (await call('GET', '/api/offers/')).json()) as { results: { id: string }[] };
    const page = await call('GET', `/offers/${offers.results[0]?.id}`, { headers: { accept: 'text/html' } });
    assert.match(await page.text(), /og:description/);
    return `${CALLS} made-up tokens: ${statuses.get(429)} were refused at the door, an administrator elsewhere was let in, previews stay`;
  },
};
