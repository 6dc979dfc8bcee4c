import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { purgeFrames } from '../../platform/realtime/frames.sql.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { listenAs, openSocket, ticketOf } from './testing/realtime.ts';
import { api, person, say, url } from './testing/server.ts';

const numbers = (frames: { data: Record<string, unknown> }[]) => frames.map(({ data }) => data.n);

describe('frames', () => {
  test('reach the person once the transaction has committed, numbered without a gap', async () => {
    const { id, token } = await person('first');
    const socket = await listenAs(url, token);
    await api.db.transaction(async (tx) => {
      await publish(tx, userAsOwner(id), { type: 'order.changed', data: { n: 1 } }, new Date());
      await publish(tx, userAsOwner(id), { type: 'balance.changed', data: { n: 2 } }, new Date());
    });
    await assert.rejects(
      api.db.transaction(async (tx) => {
        await publish(tx, userAsOwner(id), { type: 'order.changed', data: { n: 'undone' } }, new Date());
        throw new Error('no');
      }),
    );
    await say(id, 3);
    const data = (n: number) => ({ n, company_id: null });
    assert.deepEqual(await socket.nextFrames(3), [
      { seq: 1, type: 'order.changed', data: data(1) },
      { seq: 2, type: 'balance.changed', data: data(2) },
      { seq: 3, type: 'order.changed', data: data(3) },
    ]);
    await socket.close();
  });

  test('frames to a company reach its members, and name the company', async () => {
    const [member, other] = [await person('member'), await person('other')];
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, member.id, 'member');
    const sockets = [await listenAs(url, member.token), await listenAs(url, other.token)];
    const frame = { type: 'balance.changed', data: {} } as const;
    await api.db.transaction((tx) => publish(tx, companyAsOwner(company), frame, new Date()));
    assert.deepEqual((await sockets[0]?.nextFrames(1))?.[0]?.data, { company_id: company });
    await say(other.id, 'own');
    assert.deepEqual(numbers((await sockets[1]?.nextFrames(1)) ?? []), ['own']);
    for (const socket of sockets) await socket.close();
  });

  test('reach every tab', async () => {
    const { id, token } = await person('tabs');
    const tabs = [await listenAs(url, token), await listenAs(url, token)];
    await say(id, 1);
    for (const tab of tabs) {
      assert.deepEqual(numbers(await tab.nextFrames(1)), [1]);
      await tab.close();
    }
  });
});

describe('resuming', () => {
  test('resuming delivers missed frames once, and nothing of the past to a newcomer', async () => {
    const { id, token } = await person('back');
    const first = await listenAs(url, token);
    await say(id, 1);
    await first.nextFrames(1);
    await first.close();
    await say(id, 2);
    await say(id, 3);
    const second = await listenAs(url, token, 1);
    assert.deepEqual(numbers(second.delivered()), [2, 3]);
    const newcomer = await listenAs(url, token);
    assert.deepEqual(newcomer.delivered(), []);
    assert.equal((await newcomer.welcome()).seq, 3);
    for (const socket of [second, newcomer]) await socket.close();
  });

  test('resuming tells the browser to refetch when the missed frames are gone, too many, or never existed', async () => {
    const { id, token } = await person('late');
    for (const n of [1, 2, 3]) await say(id, n);
    await (await listenAs(url, token)).close();
    await purgeFrames(api.db, new Date(Date.now() + 25 * HOUR_MS));
    await say(id, 4);
    const resync = [{ seq: 4, type: 'resync', data: {} }];
    for (const since of [1, 9]) {
      const socket = await listenAs(url, token, since);
      assert.deepEqual(socket.delivered(), resync);
      await socket.close();
    }
    const remaining = await listenAs(url, token, 3);
    assert.deepEqual(numbers(remaining.delivered()), [4]);
    await remaining.close();
    await api.db.query(sql`
      insert into realtime_frames (user_id, type, data, created_at)
      select ${id}, 'order.changed', '{}', ${new Date()} from generate_series(1, 1001)`);
    const flooded = await listenAs(url, token, 4);
    assert.deepEqual(flooded.delivered(), [{ seq: 1005, type: 'resync', data: {} }]);
    await flooded.close();
  });

  test('resuming loses nothing and repeats nothing over reconnects while many transactions commit', async () => {
    const { id, token } = await person('busy');
    const all = Array.from({ length: 200 }, (_, n) => n);
    const writes = Promise.all(all.map((n) => say(id, n)));
    const heard: { seq: number; n: unknown }[] = [];
    let since = 0;
    for (let round = 0; heard.length < all.length; round += 1) {
      const socket = openSocket(url, { token: await ticketOf(url, token), since });
      // Disconnects in the middle: after some frames, or after all that are left.
      const enough = Math.min(15 + round, all.length - heard.length);
      const frames = await socket.nextFrames(enough);
      const taken = frames.slice(0, enough);
      heard.push(...taken.map(({ seq, data }) => ({ seq, n: data.n })));
      since = taken.at(-1)?.seq ?? since;
      await socket.close();
    }
    await writes;
    assert.deepEqual(
      heard.map(({ seq }) => seq),
      all.map((n) => n + 1),
    );
    assert.deepEqual(
      heard.map(({ n }) => Number(n)).sort((one, other) => one - other),
      all,
    );
  });
});
