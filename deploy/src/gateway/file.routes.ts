import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../release/store.ts';
import { isGranted } from './capability.ts';
import type { GatewayContext } from './context.ts';
import type { ServedFile } from './live-release.ts';
import { mapOrigins } from './map-source.ts';
import { workerPolicy } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  // A module worker, as shipped by a library.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.geojson': 'application/geo+json',
  '.map': 'application/json',
};
const PUBLIC = 'public, max-age=31536000, immutable';
/** For the lifetime of the capability, and only in the admin's own browser. */
const GUARDED = 'private, max-age=600';

interface FileParams {
  name: string;
  version: string;
  file: string;
  capability?: string;
}

/** Built files. Only files listed by an activated release exist; the request never becomes a path on the disk. */
export function fileRoutes(app: FastifyInstance, { live, store, secret, env }: GatewayContext): void {
  const read = cachedReader(store);
  const policyOfWorkers = workerPolicy(mapOrigins(env));

  const send = async (request: FastifyRequest, reply: FastifyReply, served: ServedFile, cacheControl: string) => {
    const params = request.params as FileParams;
    const compressed = served.brotli !== undefined && acceptsBrotli(request);
    const file = compressed ? `${params.file}.br` : params.file;
    const bytes = await read(params, file, compressed ? served.brotli : served.plain);
    if (compressed) reply.header('content-encoding', 'br');
    if (served.brotli !== undefined) reply.header('vary', 'accept-encoding');
    reply.header('cache-control', cacheControl).type(TYPES[extname(params.file)] ?? 'application/octet-stream');
    if (extname(params.file) === '.mjs') reply.header('content-security-policy', policyOfWorkers);
    return reply.send(bytes);
  };

  app.get<{ Params: FileParams }>('/r/:name/:version/:file', async (request, reply) => {
    const served = live().open.get(keyOf(request.params));
    return served ? send(request, reply, served, PUBLIC) : notFound(reply);
  });

  app.get<{ Params: FileParams }>('/g/:capability/:name/:version/:file', async (request, reply) => {
    const { capability = '', name, version } = request.params;
    if (!isGranted(secret, capability, name, version)) return notFound(reply);
    const served = live().guarded.get(keyOf(request.params));
    return served ? send(request, reply, served, GUARDED) : notFound(reply);
  });
}

export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

const keyOf = ({ name, version, file }: FileParams) => `${name}/${version}/${file}`;

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');

/**
 * All files of a release are a few megabytes together, and every new visitor requests them. A file is checked again when it is
 * read, because it may have been changed since its release was verified.
 */
function cachedReader(store: ReleaseStore) {
  const cache = new Map<string, Promise<Buffer>>();
  return (owner: FileParams, file: string, hash: string | undefined): Promise<Buffer> => {
    const key = `${owner.name}/${owner.version}/${file}`;
    const known = cache.get(key);
    if (known) return known;
    const bytes = store.file(owner, file, hash);
    cache.set(key, bytes);
    bytes.catch(() => cache.delete(key));
    return bytes;
  };
}
