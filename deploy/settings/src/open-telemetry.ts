import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import pTimeout from 'p-timeout';
import { type TracedWork, WORK } from './traced.ts';

// Loaded only with a collector. What it watches tells by diagnostics channels, so nothing has to be loaded before anything else.

/** Milliseconds for the last spans when the process ends, and for each batch before. */
const GOODBYE = 2000;
const BATCH_DEADLINE = 5000;
/** Characters of a statement. */
const MOST_TEXT = 2000;
/** Probes are asked all day, and nobody looks for their traces. */
const PROBES = /^\/(healthz|readyz|metrics)$/;

/** A query may contain a secret, such as the token of a mailed link. */
const withoutQuery = (address: string) => address.replace(/\?.*/s, '');

interface Request {
  method: string;
  url: string;
  routeOptions: { url?: string };
  log: { child(fields: object): Request['log'] };
}

interface Server {
  addHook(name: 'onRequest', hook: (request: Request, reply: { log: Request['log'] }, done: () => void) => void): void;
}

/** A span for each request, continued from its `traceparent`, under the name of its route. */
function traceRequests(): FastifyOtelInstrumentation {
  return new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    // Messages of the database may quote what somebody wrote.
    recordExceptions: false,
    ignorePaths: ({ url }) => PROBES.test(withoutQuery(url)),
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
      span.setAttribute('url.path', withoutQuery(request.url));
    },
  });
}

/** A span for each call to the API and to others, which gets the `traceparent`. */
function traceCalls(): UndiciInstrumentation {
  return new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin, path }) => ({
      'url.full': `${origin}${withoutQuery(path)}`,
      'url.query': '',
      'user_agent.original': '',
    }),
  });
}

/** Every line that a server logs of a request names its trace. */
function nameTracesInLogs(): void {
  subscribe('fastify.initialization', (message) => {
    (message as { fastify: Server }).fastify.addHook('onRequest', (request, reply, done) => {
      const span = trace.getActiveSpan()?.spanContext();
      if (span) {
        request.log = request.log.child({ trace_id: span.traceId, span_id: span.spanId });
        reply.log = request.log;
      }
      done();
    });
  });
}

function traceWork(tracer: Tracer): void {
  const spans = new WeakMap<TracedWork, Span>();
  const end = (work: TracedWork) => spans.get(work)?.end();
  WORK.subscribe({
    start(work) {
      const { name, kind, attributes } = work;
      // Only as a part of something: jobs run statements all the time.
      if (!trace.getActiveSpan()) return;
      spans.set(
        work,
        tracer.startSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }),
      );
    },
    end() {},
    asyncStart() {},
    asyncEnd: end,
    error(work) {
      const { error } = work as { error?: unknown };
      spans
        .get(work)
        ?.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : undefined });
    },
  });
}

function parseHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s, 2) as [string, string?]);
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value ? [[name.trim(), decodeURIComponent(value)]] : [])),
  );
}

interface Options {
  service: string;
  /** Base address of the collector. */
  endpoint: string;
  /** As in OTEL_EXPORTER_OTLP_HEADERS. */
  headers: string;
  /** Of traces that begin here. Who continues one has decided. */
  share: number;
}

export function openTelemetry({ service, endpoint, headers, share }: Options): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseHeaders(headers),
    timeoutMillis: BATCH_DEADLINE,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MOST_TEXT },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  registerInstrumentations({ tracerProvider: provider, instrumentations: [traceRequests(), traceCalls()] });
  nameTracesInLogs();
  traceWork(provider.getTracer('wspolnik'));
  return async () => {
    // A collector that is away keeps no process.
    await pTimeout(provider.shutdown(), { milliseconds: GOODBYE, message: false }).catch(() => {});
  };
}
