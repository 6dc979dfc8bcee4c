import send from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from './context.ts';

/** The address has the version of the file. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The archive of the map, of which a browser asks for the parts that it shows (RFC 9110, section 14). */
export function mapRoutes(app: FastifyInstance, { mapFile }: GatewayContext): void {
  app.get<{ Params: { version: string } }>('/map/:version/streets.pmtiles', async (request, reply) => {
    if (!mapFile || request.params.version !== mapFile.version) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
    }
    // The request never becomes a path on the disk.
    const { statusCode, headers, stream } = await send(request.raw, encodeURIComponent(mapFile.name), {
      root: mapFile.folder,
      dotfiles: 'allow',
      cacheControl: false,
      contentType: false,
    });
    reply.code(statusCode).headers(headers);
    reply.header('cache-control', statusCode < 400 ? FOREVER : 'no-store').type('application/vnd.pmtiles');
    return reply.send(stream);
  });
}
