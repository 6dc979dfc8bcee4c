import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from './context.ts';

/** Only for development: server-sent events, one per activated release. */
export function liveReloadRoutes(app: FastifyInstance, { onSwitch, live }: GatewayContext): void {
  app.get('/release/live', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(':\n\n');
    const stop = onSwitch(() => reply.raw.write(`data: ${live().set.number}\n\n`));
    request.raw.on('close', stop);
  });
}
