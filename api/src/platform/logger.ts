import type { FastifyServerOptions } from 'fastify';

/** Paths whose query carries a secret: links of mails, websocket tokens. */
const QUERY = /\?.*$/s;

/** Request logs name the path without its query and no header, so that no token or password reaches them. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: ['req.headers', '*.password', '*.token', '*.refresh', '*.access'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.replace(QUERY, ''), address: request.ip }),
    },
  };
}
