import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { openDrain } from '@wspolnik/settings/drain';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { consoleRoutes } from '../console/console.routes.ts';
import { createContext, type GatewayContext, type GatewayOptions } from './context.ts';
import { fileRoutes } from './file.routes.ts';
import { formRoutes } from './form.routes.ts';
import { grantRoutes } from './grants.routes.ts';
import { mapRoutes } from './map.routes.ts';
import { metricsServer } from './metrics.ts';
import { pageRoutes } from './page.routes.ts';
import { answerErrors, answerUnreadable } from './problem.ts';
import { proxyRoutes } from './proxy.routes.ts';
import { releaseRoutes } from './release.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { limitRequests } from './requests.ts';
import { secureAnswers } from './security-headers.ts';
import { serviceWorkerRoutes } from './service-worker.routes.ts';
import { siteRoutes } from './site.routes.ts';
import { vitalsRoutes } from './vitals.routes.ts';
import { websocketRoutes } from './websocket.routes.ts';

/** As HTTP/2 allows by default. */
const HEADER_LIMIT_BYTES = 64 * 1024;

/** Milliseconds for a connection to agree on its encryption. */
const HANDSHAKE_DEADLINE = 10_000;
/** Requests at once on a connection of HTTP/2, as recommended (RFC 9113, section 6.5.2). Node's default is no limit. */
const MAX_STREAMS = 128;

export interface Gateway {
  app: FastifyInstance;
  /** Listens only on this machine unless `host` is set; answers the URL on this machine. */
  listen(port: number, host?: string): Promise<string>;
  /** Answers the metrics on another port than the pages; see `listen`. */
  listenForMetrics(port: number, host?: string): Promise<string>;
  /** Writes what browsers have reported until now into the store. */
  flush(): Promise<void>;
  /**
   * With `drain`, balancers first see that it is not ready, and running requests end; see drain.ts. Without it whatever runs is
   * cut off.
   */
  close(options?: { drain?: boolean }): Promise<void>;
}

/** Serves pages, built files, grants and the API under one origin. Rejects when there is no release that can be served. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const app = createServer(options);
  const context = await createContext(options, app.log);
  const metrics = metricsServer(context);
  const drain = openDrain(app.server, context.drain);
  secureAnswers(app, { mapbox: Boolean(context.env.MAPBOX_TOKEN) });
  answerErrors(app);
  limitRequests(app);
  await app.register(rateLimit, { global: false });
  websocketRoutes(app, context);
  consoleRoutes(app, context);
  await app.register((scope) => proxyRoutes(scope, context));
  await app.register((scope) => formRoutes(scope, context));
  siteRoutes(app, { ...context, isEnding: drain.isEnding });
  routes(app, context);
  return {
    app,
    async listen(port, host = '127.0.0.1') {
      await app.listen({ port, host });
      const address = app.server.address() as AddressInfo;
      return `${options.tls ? 'https' : 'http'}://localhost:${address.port}`;
    },
    listenForMetrics: (port, host = '127.0.0.1') => metrics.listen({ port, host }),
    flush: context.vitals.flush,
    async close(options) {
      if (options?.drain) await drain.end();
      await app.close();
      await metrics.close();
      await context.close();
    },
  };
}

function routes(app: FastifyInstance, context: GatewayContext): void {
  fileRoutes(app, context);
  mapRoutes(app, context);
  releaseRoutes(app, context);
  serviceWorkerRoutes(app, context);
  grantRoutes(app, context);
  reportRoutes(app, context);
  vitalsRoutes(app, context);
  pageRoutes(app, context);
}

const pathOf = (url: unknown) => String(url).split('?')[0];
/** The proxy logs addresses under these names; a query may contain the ticket of a websocket or the token of a mailed link. */
const withoutQueries = { url: pathOf, target: pathOf, source: pathOf };

function createServer({ tls, trustProxy = false, logger = { level: 'warn' } }: GatewayOptions): FastifyInstance {
  const common = {
    logger: typeof logger === 'object' ? { serializers: withoutQueries, ...logger } : logger,
    trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 500 },
  };
  // Only the type of the socket differs; routes use what both have.
  return tls
    ? (Fastify({
        ...common,
        http2: true,
        https: {
          ...tls,
          allowHTTP1: true,
          handshakeTimeout: HANDSHAKE_DEADLINE,
          settings: { maxConcurrentStreams: MAX_STREAMS },
        },
      }) as unknown as FastifyInstance)
    : Fastify({ ...common, http: { maxHeaderSize: HEADER_LIMIT_BYTES } });
}
