import type { ReleaseActionBody } from '@wspolnik/contract/releases';
import type { FastifyReply } from 'fastify';
import type { GatewayContext } from '../gateway/context.ts';
import { fits, signerIfAny } from '../gateway/start-judge.ts';
import { RefusedError } from '../release/errors.ts';
import { promote } from '../release/promote.ts';
import { readContainer } from '../release/releases.ts';
import { rollBack } from '../release/roll-back.ts';
import { startCanary } from '../release/run-canary.ts';

export interface Order {
  name: string;
  version: string;
  why: string;
  /** Percent of the browsers of a canary. */
  share?: number;
}

interface Deed {
  action: ReleaseActionBody['action'];
  /** @throws RefusedError, DamagedError, StoreError */
  act(order: Order, who: string, reply: FastifyReply): Promise<unknown>;
}

/** What an admin may order, by the last part of its path. */
export function orders({ store, channel, env, api, releasePreviews }: GatewayContext): Record<string, Deed> {
  const check = fits(api, false);
  const keyOf = () => {
    const key = signerIfAny(store, env);
    if (key) return key;
    throw new RefusedError('This gateway has no key with which it may release: RELEASE_KEY.');
  };
  return {
    promote: {
      action: 'promoted',
      async act({ name, version, why, share }, who) {
        const request = { channel, name, version, why, who, check, key: keyOf() };
        return share ? startCanary(store, { ...request, share }) : promote(store, request);
      },
    },
    rollback: {
      action: 'rolled_back',
      act: ({ name, why }, who) => rollBack(store, { channel, name, why, who, key: keyOf() }),
    },
    preview: {
      action: 'previewed',
      async act({ name, version }, _who, reply) {
        await readContainer(store, name, version);
        reply.header('set-cookie', releasePreviews.cookie(name, version, reply.request.protocol === 'https'));
      },
    },
  };
}
