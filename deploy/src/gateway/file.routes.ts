import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DamagedError, StoreError } from '../release/errors.ts';
import { isGranted } from './capability.ts';
import { contentType } from './content-type.ts';
import type { GatewayContext } from './context.ts';
import { mapOrigins } from './map-source.ts';
import { sendProblem } from './problem.ts';
import { workerPolicy } from './security-headers.ts';
import type { ServedFile } from './served.ts';

const PUBLIC = 'public, max-age=31536000, immutable';
/** For the lifetime of the capability, and only in the admin's own browser. */
const GUARDED = 'private, max-age=600';

interface FileParams {
  name: string;
  file: string;
  /** Of files that their library imports by fixed names. */
  folder?: string;
  capability?: string;
}

const pathOf = ({ folder, file }: FileParams) => (folder ? `${folder}/${file}` : file);

/** Addresses that could be a file of a release: `<sha256>.<ending>`, or `<sha256>/<name>`. */
const COULD_BE = /^[0-9a-f]{64}[./][\w.-]+$/;

/** Built files. Only files listed by a served version exist; a request becomes no path on the disk before it is found there. */
export function fileRoutes(app: FastifyInstance, context: GatewayContext): void {
  const { served, files, look, secret, env, notices, releasePreviews } = context;
  const policyOfWorkers = workerPolicy(mapOrigins(env));

  async function send(request: FastifyRequest, reply: FastifyReply, { unit }: ServedFile, cacheControl: string) {
    const { name, ...params } = request.params as FileParams;
    const file = pathOf({ name, ...params });
    try {
      const compressed = acceptsBrotli(request) ? await files.brotli(name, file, unit) : null;
      const bytes = compressed ?? (await files.plain(name, file, unit));
      notices.over(`files/${name}/${file}`);
      if (compressed) reply.header('content-encoding', 'br');
      reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding' });
      reply.type(contentType(file));
      if (extname(file) === '.mjs') reply.header('content-security-policy', policyOfWorkers);
      return reply.send(bytes);
    } catch (error) {
      if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
      notices.warn(`files/${name}/${file}`, error.message);
      return sendProblem(reply, 503, 'file_unavailable', 'Service Unavailable');
    }
  }

  /** Another gateway may have served a page of a release that this one has not noticed yet. */
  async function find({ params, headers }: FastifyRequest<{ Params: FileParams }>): Promise<ServedFile | undefined> {
    const file = pathOf(params);
    if (!COULD_BE.test(file)) return undefined;
    const known = served.file(params.name, file) ?? (await releasePreviews.file(headers, params.name, file));
    if (known) return known;
    await look();
    return served.file(params.name, file);
  }

  for (const path of ['/:file', '/:folder/:file']) {
    app.get<{ Params: FileParams }>(`/r/:name${path}`, async (request, reply) => {
      const found = await find(request);
      return found && !found.guarded ? send(request, reply, found, PUBLIC) : notFound(reply);
    });

    app.get<{ Params: FileParams }>(`/g/:capability/:name${path}`, async (request, reply) => {
      const { capability = '', name } = request.params;
      if (!isGranted(secret, capability, name)) return notFound(reply);
      const found = await find(request);
      return found ? send(request, reply, found, GUARDED) : notFound(reply);
    });
  }
}

export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
