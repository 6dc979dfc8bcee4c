import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyRequest,
  FastifySchema,
  FastifyTypeProvider,
  FastifyTypeProviderDefault,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerBase,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { Database, Db } from '../storage/db.ts';
import { type Replicas, readPosition } from '../storage/replicas.ts';
import type { App, Context } from './context.ts';
import { loaderOf } from './loader.ts';

declare module 'fastify' {
  interface RouteShorthandOptions<
    RawServer extends RawServerBase = RawServerDefault,
    RawRequest extends RawRequestDefaultExpression<RawServer> = RawRequestDefaultExpression<RawServer>,
    RawReply extends RawReplyDefaultExpression<RawServer> = RawReplyDefaultExpression<RawServer>,
    RouteGeneric extends RouteGenericInterface = RouteGenericInterface,
    ContextConfig = ContextConfigDefault,
    SchemaCompiler extends FastifySchema = FastifySchema,
    TypeProvider extends FastifyTypeProvider = FastifyTypeProviderDefault,
    Logger extends FastifyBaseLogger = FastifyBaseLogger,
  > {
    /** The call reads a list of public things, and may read it from a replica (ADR 130). See {@link listDbOf}. */
    replica?: true;
  }
  interface FastifyRequest {
    /** Null where the route does not read from replicas. */
    listDb: Db | null;
  }
}

/** Read after it was asked for; concurrent calls share a statement. */
const currentPosition = loaderOf(async (primary: Database, asked: readonly true[]) => {
  const { position } = await readPosition(primary);
  return asked.map(() => position);
});

function report(app: App, replicas: Replicas): void {
  const registers = [app.metrics];
  const reads = new Counter({
    name: 'list_reads_total',
    help: 'Lists read from a replica, or from the primary: none in use, behind the writes of the caller, failed',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['replica', 'none', 'behind', 'failed']) reads.inc({ outcome }, 0);
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How long ago the replica was known to have everything',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lag } of replicas.states()) this.set({ replica: name }, lag / 1000);
    },
  });
  new Gauge({
    name: 'replica_in_use',
    help: 'Whether lists are read from the replica',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, leftOut } of replicas.states()) this.set({ replica: name }, leftOut === null ? 1 : 0);
    },
  });
  replicas.listen({
    onOutcome: (outcome) => reads.inc({ outcome }),
    onChange: (replica, leftOut) =>
      leftOut === null
        ? app.log.info({ replica }, 'lists are read from the replica')
        : app.log.warn({ replica, reason: leftOut }, 'the replica is left out'),
  });
}

/**
 * Decides for each route with `replica` where its list is read, when its access is decided. Call it after `decideAccess`, before
 * the routes are registered.
 */
export function readFromReplicas(app: App, { db, replicas }: Context): void {
  app.decorateRequest('listDb', null);
  if (replicas) report(app, replicas);
  const choose = replicas
    ? async (request: FastifyRequest) => {
        request.listDb = await replicas.reads(request.caller ? await currentPosition(db, true) : undefined);
      }
    : (request: FastifyRequest, _reply: unknown, done: () => void) => {
        request.listDb = db;
        done();
      };
  app.addHook('onRoute', (route) => {
    const { access, method, replica, url } = route;
    if (!replica) return;
    // Somebody whom the access does not identify could not see their own writes.
    if (access !== 'guest') throw new Error(`${method} ${url} reads from replicas, but its access is not "guest"`);
    route.schema = { ...route.schema, 'x-replica': true } as FastifySchema;
    route.preHandler = [route.preHandler ?? [], choose].flat();
  });
}

/** Where the list of a route with `replica` is read. Everything that is kept in the process is read from `context.db`. */
export function listDbOf({ listDb }: FastifyRequest): Db {
  if (!listDb) throw new Error('the route does not declare that it reads from replicas');
  return listDb;
}
