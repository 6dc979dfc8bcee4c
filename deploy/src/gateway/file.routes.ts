import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGranted } from './capability.ts';
import type { GatewayContext } from './context.ts';

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
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.svg', '.geojson']);
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
export function fileRoutes(app: FastifyInstance, { live, store, secret }: GatewayContext): void {
  const read = cachedReader(async (name, version, file) => store.file(name, version, file));

  const send = async (request: FastifyRequest, reply: FastifyReply, cacheControl: string) => {
    const { name, version, file } = request.params as FileParams;
    const type = extname(file);
    const compressed = COMPRESSED.has(type) && acceptsBrotli(request);
    if (compressed) reply.header('content-encoding', 'br');
    if (COMPRESSED.has(type)) reply.header('vary', 'accept-encoding');
    reply.header('cache-control', cacheControl).type(TYPES[type] ?? 'application/octet-stream');
    return reply.send(await read(name, version, compressed ? `${file}.br` : file));
  };

  app.get<{ Params: FileParams }>('/r/:name/:version/:file', async (request, reply) => {
    if (!live().open.has(keyOf(request.params))) return notFound(reply);
    return send(request, reply, PUBLIC);
  });

  app.get<{ Params: FileParams }>('/g/:capability/:name/:version/:file', async (request, reply) => {
    const { capability = '', name, version } = request.params;
    if (!isGranted(secret, capability, name, version)) return notFound(reply);
    if (!live().guarded.has(keyOf(request.params))) return notFound(reply);
    return send(request, reply, GUARDED);
  });
}

export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

const keyOf = ({ name, version, file }: FileParams) => `${name}/${version}/${file}`;

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');

/** All files of a release are a few megabytes together, and every new visitor requests them. */
function cachedReader(read: (name: string, version: string, file: string) => Promise<Buffer>) {
  const cache = new Map<string, Promise<Buffer>>();
  return (name: string, version: string, file: string): Promise<Buffer> => {
    const key = `${name}/${version}/${file}`;
    const known = cache.get(key);
    if (known) return known;
    const bytes = read(name, version, file);
    cache.set(key, bytes);
    bytes.catch(() => cache.delete(key));
    return bytes;
  };
}
