import type { FastifyServerOptions } from 'fastify';

/** Queries may contain a secret: links in mails, websocket tokens. */
const QUERY = /\?.*/s;

/** Request logs contain the path without its query, and no header, so that no token or password is logged. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: ['req.headers', '*.password', '*.token', '*.refresh', '*.access'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.replace(QUERY, ''), address: request.ip }),
    },
  };
}
