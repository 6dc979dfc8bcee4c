import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createContext, type GatewayContext, type GatewayOptions } from './context.ts';
import { fileRoutes } from './file.routes.ts';
import { grantRoutes } from './grants.routes.ts';
import { liveReloadRoutes } from './live-reload.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { answerUnreadable, sendProblem } from './problem.ts';
import { proxyRoutes } from './proxy.routes.ts';
import { COMMON_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';
import { siteRoutes } from './site.routes.ts';

/** As HTTP/2 allows by default and the API accepts: an over-long query is answered by the call that it is for. */
const HEADER_LIMIT_BYTES = 64 * 1024;

export interface Gateway {
  app: FastifyInstance;
  /** Listens on all addresses; answers the URL on this machine. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves pages, built files, grants and the API under one origin. Rejects when no verified release is active. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const app = createServer(options);
  const context = await createContext(options, (error) => app.log.error(error));
  app.addHook('onSend', async (request, reply) => {
    reply.headers(COMMON_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    sendProblem(reply, status, status >= 500 ? 'internal' : 'bad_request', status >= 500 ? 'Error' : 'Bad Request');
  });
  await app.register(rateLimit, { global: false });
  await app.register((scope) => proxyRoutes(scope, context));
  routes(app, context);
  return {
    app,
    async listen(port, host = '0.0.0.0') {
      await app.listen({ port, host });
      const address = app.server.address() as AddressInfo;
      return `${options.tls ? 'https' : 'http'}://localhost:${address.port}`;
    },
    async close() {
      context.close();
      await app.close();
    },
  };
}

function routes(app: FastifyInstance, context: GatewayContext): void {
  siteRoutes(app, context);
  fileRoutes(app, context);
  grantRoutes(app, context);
  if (context.options.liveReload) liveReloadRoutes(app, context);
  pageRoutes(app, context);
}

function createServer({ tls, trustProxy = false, logger = { level: 'error' } }: GatewayOptions): FastifyInstance {
  const common = {
    logger,
    trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 500 },
  };
  // Only the type of the socket differs; routes use what both have.
  return tls
    ? (Fastify({ ...common, http2: true, https: { ...tls, allowHTTP1: true } }) as unknown as FastifyInstance)
    : Fastify({ ...common, http: { maxHeaderSize: HEADER_LIMIT_BYTES } });
}
