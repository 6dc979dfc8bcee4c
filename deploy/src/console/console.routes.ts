import { MINUTE_MS } from '@wspolnik/settings';
import { Ajv } from 'ajv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../gateway/context.ts';
import { sendProblem } from '../gateway/problem.ts';
import { endPreview } from '../gateway/release-previews.ts';
import { signerIfAny } from '../gateway/start-judge.ts';
import { short } from '../release/content.ts';
import { DamagedError, RefusedError, StoreError } from '../release/errors.ts';
import { openMaps } from '../vitals/map-stack.ts';
import { isAdmin, orderedBy } from './admins.ts';
import { type Order, orders } from './orders.ts';
import { readConsoleHistory, readState } from './state.ts';
import { errorReport, isRange, vitalsReport } from './vitals-report.ts';

/** Calls a minute of one address: an open console asks once a second. */
const READS = { max: 600, timeWindow: MINUTE_MS };
const WRITES = { max: 30, timeWindow: MINUTE_MS };

interface Query {
  range?: string;
  remote?: string;
  before?: string;
}

const isOrder = new Ajv().compile<Order>({
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^(shell|mf_[a-z][a-z0-9_]{0,40})$' },
    version: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    why: { type: 'string', minLength: 3, maxLength: 300 },
    share: { type: 'integer', minimum: 1, maximum: 50 },
  },
  required: ['name', 'version', 'why'],
  additionalProperties: false,
});

/** What an admin sees and does of the releases, under the path of the API, whose session it takes. */
export function consoleRoutes(app: FastifyInstance, context: GatewayContext): void {
  const { store, channel, env, api, vitals, releasePreviews } = context;
  const mapStack = openMaps(store);
  const reads = { config: { rateLimit: READS } };
  const writes = { config: { rateLimit: WRITES } };

  function read(path: string, answer: (request: FastifyRequest<{ Querystring: Query }>) => Promise<object>): void {
    app.get<{ Querystring: Query }>(path, reads, async (request, reply) => {
      if (!(await isAdmin(api, request, reply))) return reply;
      return answer(request).catch((error) => explain(reply, error));
    });
  }
  read('/api/releases/', async ({ headers }) => ({
    ...(await readState({ store, channel, env }, context)),
    mayRelease: signerIfAny(store, env) !== null,
    preview: releasePreviews.of(headers),
  }));
  read('/api/releases/history/', ({ query: { before } }) =>
    readConsoleHistory({ store, channel, env }, /^\d{1,8}$/.test(before ?? '') ? Number(before) : undefined),
  );
  const asked = ({ range, remote }: Query) => ({
    range: isRange(range) ? range : 'day',
    remote: remote || undefined,
    now: Date.now(),
  });
  read('/api/releases/vitals/', ({ query }) => vitalsReport(vitals.batches, asked(query)));
  read('/api/releases/errors/', async ({ query }) => ({
    errors: await errorReport(vitals.batches, mapStack, asked(query)),
  }));

  for (const [path, { action, act }] of Object.entries(orders(context))) {
    app.post(`/api/releases/${path}/`, writes, async (request, reply) => {
      const order = request.body;
      if (!isOrder(order)) return sendProblem(reply, 400, 'malformed_request', 'Bad Request');
      const { name, version, why } = order;
      const actor = await orderedBy(api, request, reply, {
        action: order.share ? 'canary_started' : action,
        name,
        version: short(version),
        reason: why,
      });
      if (!actor) return reply;
      try {
        await act(order, actor.name, reply);
        await context.look();
        return reply.code(204).send();
      } catch (error) {
        return explain(reply, error);
      }
    });
  }
  // Whoever has the cookie may give it back.
  app.delete('/api/releases/preview/', writes, async (_, reply) =>
    reply.header('set-cookie', endPreview).header('cache-control', 'no-store').code(204).send(),
  );
}

function explain(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof RefusedError || error instanceof DamagedError)
    return sendProblem(reply, 409, 'release_refused', 'Conflict', error.message);
  if (error instanceof StoreError) return sendProblem(reply, 503, 'unavailable', 'Service Unavailable', error.message);
  throw error;
}
