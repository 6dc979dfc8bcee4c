import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { DamagedError, StoreError } from '../release/errors.ts';
import type { ReleaseFiles } from '../release/page-types.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { GatewayContext } from './context.ts';
import { acceptsBrotli } from './file.routes.ts';
import type { LiveRelease } from './live-release.ts';
import { sendProblem } from './problem.ts';
import { isGuarded } from './public-release.ts';
import { REMOVAL_SCRIPT, SERVICE_WORKER_PATH } from './removal-script.ts';
import { liveFor } from './visitor.ts';

/** Calls a minute of one address, which may be an office; a worker asks once for each release. */
const LIMIT = { max: 300, timeWindow: 60_000 };

const QUALITY = constants.BROTLI_PARAM_QUALITY;

interface Asking {
  Querystring: { have?: string };
}

/** A worker runs under the policy of its own script: it only fetches from this site. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The service worker of the live shell under its fixed address, and what it asks for: the files of the live release. A shell without
 * one, and `SERVICE_WORKER=off`, remove it from browsers.
 */
export function serviceWorkerRoutes(app: FastifyInstance, { live, served, files, env, notices }: GatewayContext): void {
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const { name, assets } = liveFor(live(), request.headers).set.shell;
    // The browser asks before each use whether there is another one.
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-security-policy': POLICY });
    reply.type('text/javascript; charset=utf-8');
    const { worker } = assets;
    if (!worker || env.SERVICE_WORKER === 'off') return reply.send(REMOVAL_SCRIPT);
    try {
      const compressed = acceptsBrotli(request) ? await files.brotli(name, worker, [worker]) : null;
      if (compressed) reply.header('content-encoding', 'br');
      return reply.send(compressed ?? (await files.plain(name, worker, [worker])));
    } catch (error) {
      if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
      // Browsers go on with the one that they have.
      notices.warn(SERVICE_WORKER_PATH, error.message);
      return sendProblem(reply, 503, 'file_unavailable', 'Service Unavailable');
    }
  });

  void app.register(async (scope) => {
    // Half of it are hashes.
    await scope.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [QUALITY]: 4 } } });
    scope.get<Asking>('/release/files', { config: { rateLimit: LIMIT } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { have = '' } = request.query;
      if (!/^\d{1,8}$/.test(have)) return sendProblem(reply, 400, 'malformed_request', 'Bad Request');
      return releaseFiles(Number(have), liveFor(live(), request.headers));
    });
  });

  function releaseFiles(have: number, { set }: LiveRelease): ReleaseFiles {
    return {
      number: set.number,
      urgent: served.urgentSince(have),
      containers: [set.shell, ...set.remotes].filter((one) => !isGuarded(one)).map(filesOf),
    };
  }
}

function filesOf({ name, assets }: ReleasedContainer): ReleaseFiles['containers'][number] {
  const files = assets.files.filter((file) => file !== assets.frame && file !== assets.worker);
  const placesOf = (list: string[]) => list.map((file) => files.indexOf(file));
  const chunks = { ...assets.chunks, entry: [assets.entry, ...assets.startup], fonts: assets.fonts ?? [] };
  return {
    name,
    files,
    chunks: Object.fromEntries(Object.entries(chunks).map(([chunk, of]) => [chunk, placesOf(of)])),
  };
}
