import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { openDrain } from '@wspolnik/settings/drain';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { type Module, modules } from './modules/index.ts';
import type { App, Context } from './platform/context.ts';
import { healthRoutes } from './platform/health.ts';
import { newId } from './platform/ids.ts';
import { limitRates } from './platform/limits/rate-limit.ts';
import { limitRequests, SERVER_LIMITS } from './platform/limits/request-limits.ts';
import { readFromReplicas } from './platform/list-reads.ts';
import { metricsRoutes } from './platform/metrics.ts';
import { openApi } from './platform/openapi/openapi.ts';
import { reportEventsOfRoutes } from './platform/security-events.ts';
import { decideAccess } from './platform/sign-in/access.ts';
import { requireConfirmations } from './platform/sign-in/confirmation.ts';
import { requireStandings } from './platform/standing.ts';
import { acceptUploads } from './platform/uploads/accept-uploads.ts';
import { answerUnreadable, answerUnroutable, handleErrors } from './platform/wire/error-handler.ts';
import { keepAnswersPrivate } from './platform/wire/private-answers.ts';
import { readJson } from './platform/wire/read-json.ts';
import { serializerCompiler } from './platform/wire/serialization.ts';
import { validatorCompiler } from './platform/wire/validation.ts';

/** Milliseconds for one plugin. A machine that is busy with something else starts slowly, which is no reason to end. */
const START_DEADLINE = 120_000;
/** Bodies are text forms. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** As HTTP/2 allows by default. */
const HEADER_LIMIT_BYTES = 64 * 1024;

/** A kept-alive connection without requests would delay the end of the process until it times out. */
function closeConnections(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}

/** Builds the API over the given stores without listening: tests inject, server.ts listens. */
export async function buildApp(
  context: Context,
  logger: FastifyServerOptions['logger'],
  extra: readonly Module[] = [],
): Promise<App> {
  const app: App = Fastify({
    logger: logger ?? false,
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: SERVER_LIMITS.requestTimeout,
    http: { ...SERVER_LIMITS.http, maxHeaderSize: HEADER_LIMIT_BYTES },
    trustProxy: context.config.trustProxy,
    forceCloseConnections: 'idle',
    pluginTimeout: START_DEADLINE,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('context', context);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  readJson(app);
  // Hooks of every request use callbacks: a promise each would cost more than their work.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  closeConnections(app);
  app.decorate('drain', openDrain(app.server, context.config.drain));
  limitRequests(app);
  keepAnswersPrivate(app);
  metricsRoutes(app, context);
  reportEventsOfRoutes(app);
  limitRates(app, context);
  await openApi(app, { withPage: !context.config.production });
  decideAccess(app);
  requireStandings(app);
  requireConfirmations(app);
  readFromReplicas(app, context);
  await acceptUploads(app, context);
  healthRoutes(app, context);
  for (const { prefix, routes } of [...modules, ...extra]) {
    await app.register(async (scope) => routes(scope as App, context), { prefix });
  }
  return app;
}
