import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, test } from 'node:test';
import { NatsStandIn } from '../../testing/nats-stand-in.ts';
import type { Bus, BusListeners } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';

function join(url: string) {
  const events = new EventEmitter();
  const resumed = () => once(events, 'resumed');
  const heard = async () => (await once(events, 'heard'))[0] as string;
  const states: boolean[] = [];
  const lost = () => once(events, 'lost');
  const ready = once(events, 'connected');
  /** Events that go through PostgreSQL. */
  const fallback: string[] = [];
  const own: Bus = { send: (topic, ids) => void fallback.push(`${topic} ${ids.join(' ')}`), close: async () => {} };
  const listeners: BusListeners = {
    onHeard: (topic, ids) => events.emit('heard', `${topic} ${ids.join(' ')}`),
    onResumed: () => events.emit('resumed'),
    onNats(isConnected) {
      states.push(isConnected);
      events.emit(isConnected ? 'connected' : 'lost');
    },
    onError: assert.ifError,
  };
  return { bus: createNatsBus(url, listeners, own), ready, resumed, heard, lost, states, fallback };
}

describe('announcements through NATS', () => {
  test('reach the other processes, with the credentials of the URL', async () => {
    const nats = new NatsStandIn();
    const port = await nats.start();
    const url = `nats://wspolnik:s%40fe@127.0.0.1:${port}`;
    const [one, two] = [join(url), join(url)];
    await Promise.all([one.ready, two.ready]);
    const own = one.heard();
    const heard = two.heard();
    one.bus.send('frames', ['a', 'b']);
    assert.equal(await heard, 'frames a b');
    // The sender receives the other's answer, not its own announcement.
    two.bus.send('sessions', ['c']);
    assert.equal(await own, 'sessions c');
    assert.deepEqual(
      nats.connects.map(({ user, pass }) => [user, pass]),
      [
        ['wspolnik', 's@fe'],
        ['wspolnik', 's@fe'],
      ],
    );
    await Promise.all([one.bus.close(), two.bus.close()]);
    await nats.stop();
  });

  test('go through PostgreSQL while the server is away, at the start and later, and through NATS once it is back', async () => {
    const first = new NatsStandIn();
    const port = await first.start();
    await first.stop();
    const [one, two] = [join(`nats://127.0.0.1:${port}`), join(`nats://127.0.0.1:${port}`)];
    one.bus.send('frames', ['early']);
    await Promise.all([one.lost(), two.lost()]);
    one.bus.send('frames', ['later']);
    assert.deepEqual(one.fallback, ['frames early', 'frames later']);

    const second = new NatsStandIn();
    const back = [one.ready, two.ready, one.resumed(), two.resumed()];
    await second.start(port);
    await Promise.all(back);
    const heard = two.heard();
    one.bus.send('frames', ['back']);
    assert.equal(await heard, 'frames back');

    const lost = [one.lost(), two.lost(), one.resumed(), two.resumed()];
    await second.stop();
    await Promise.all(lost);
    one.bus.send('frames', ['away']);
    assert.deepEqual(one.fallback, ['frames early', 'frames later', 'frames away']);
    // While this process does not reach it, it looks by itself: others may.
    await two.resumed();
    // Each change is logged once, however often the library tries.
    assert.deepEqual(
      [one.states, two.states],
      [
        [false, true, false],
        [false, true, false],
      ],
    );
    await Promise.all([one.bus.close(), two.bus.close()]);
  });
});
