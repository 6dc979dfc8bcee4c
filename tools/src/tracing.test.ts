import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { openStore } from '@wspolnik/deploy/release';
import { migratedDirectory } from '../../api/src/testing/embedded-directory.ts';
import { release } from '../../deploy/src/testing/fixtures.ts';
import { balanceConnections } from './chaos/balancers.ts';
import { Processes } from './chaos/processes.ts';
import { ROOT } from './check/workspace.ts';

/** As OTLP has it in JSON, with the service that sent it. */
interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Export {
  resourceSpans: {
    resource: Pick<Span, 'attributes'>;
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

const spansOf = ({ resourceSpans }: Export): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

/** A collector that keeps what it gets. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') spans.push(...spansOf((await json(request)) as Export));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { spans, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const TRACE = 'a'.repeat(32);
const CLICK = 'b'.repeat(16);
const UNTRACED = 'c'.repeat(32);

describe('a click', () => {
  const undo: (() => unknown)[] = [];
  let spans: Span[] = [];
  let log = '';

  before(async () => {
    const collector = await startCollector();
    undo.push(() => collector.server.close());
    const folder = await mkdtemp(join(tmpdir(), 'wspolnik-tracing-'));
    undo.push(() => rm(folder, { recursive: true }));
    const dataDir = await migratedDirectory(join(folder, 'data'));
    const store = join(folder, 'releases');
    await release(await openStore(store));
    const [behind, front] = [await balanceConnections(), await balanceConnections()];
    undo.push(
      () => behind.close(),
      () => front.close(),
    );
    const common = {
      NODE_ENV: 'development',
      DRAIN_DELAY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    };
    const api = new Processes({
      script: 'api/src/server.ts',
      settings: (port) => ({ ...common, DEMO_DATA: 'off', DATA_DIR: dataDir, API_PORT: String(port) }),
      balancer: behind,
      onLog: (text) => {
        log += text;
      },
    });
    const gateway = new Processes({
      script: 'deploy/src/cli/gateway.ts',
      settings: (port) => ({ ...common, API_URL: behind.url, RELEASES_DIR: store, PORT: String(port) }),
      balancer: front,
    });
    undo.push(
      () => api.endAll(),
      () => gateway.endAll(),
    );
    await api.start();
    await behind.targets.allReady();
    await gateway.start();
    await front.targets.allReady();
    const ask = async (path: string, traceparent: string) => {
      const answer = await fetch(front.url + path, { headers: { traceparent } });
      assert.equal(answer.status, 200, await answer.text());
    };
    await ask('/api/offers/?q=secret', `00-${TRACE}-${CLICK}-01`);
    await ask('/api/categories/', `00-${UNTRACED}-${CLICK}-00`);
    // They send their last spans when they end.
    await gateway.end('SIGTERM');
    await api.end('SIGTERM');
    spans = collector.spans;
  });

  after(async () => {
    for (const step of undo.reverse()) await step();
  });

  test('one click is one trace from the browser to the statements', () => {
    const find = (service: string, parent: string | undefined, name: RegExp, attributes = /^/) =>
      spans.find(
        (span) =>
          span.service === service &&
          span.parentSpanId === parent &&
          name.test(span.name) &&
          attributes.test(JSON.stringify(span.attributes)),
      ) ??
      assert.fail(
        `no ${name} of ${service} below ${parent} in ${JSON.stringify(spans.map((s) => [s.service, s.name, s.spanId, s.parentSpanId]))}`,
      );
    const proxied = find('wspolnik-gateway', CLICK, /^GET \/api\/\*$/);
    const called = find('wspolnik-gateway', proxied.spanId, /^GET$/);
    const answered = find('wspolnik-api', called.spanId, /^GET \/api\/offers\/$/);
    find('wspolnik-api', answered.spanId, /^(select|with)$/, /from offers/);
    assert.deepEqual([...new Set(spans.map(({ traceId }) => traceId))], [TRACE]);
  });

  test('a trace has nothing of what was typed', () => {
    assert.doesNotMatch(JSON.stringify(spans), /secret/);
  });

  test('the lines that the API logs of a request name its trace', () => {
    const lines = log.split('\n').filter((line) => line.includes(TRACE));
    assert.ok(lines.some((line) => JSON.parse(line).msg === 'request completed'));
  });
});

/** Modules of OpenTelemetry in a process that has API and gateway, and begins to trace with these settings. */
function modulesWith(settings: Record<string, string>): string[] {
  const script = `
    import { createRequire } from 'node:module';
    import '@wspolnik/api';
    import '@wspolnik/deploy';
    import { readSettings } from '@wspolnik/settings';
    import { startTracing } from '@wspolnik/settings/tracing';
    await startTracing('test', readSettings(${JSON.stringify(settings)}));
    console.log(Object.keys(createRequire(import.meta.url).cache).join('\\n'));`;
  const args = ['--input-type=module', '--eval', script];
  const loaded = execFileSync(process.execPath, args, { cwd: join(ROOT, 'tools'), encoding: 'utf8' }).split('\n');
  // prom-client always brings the interfaces, `api`, which do nothing by themselves.
  return loaded.filter((file) => /@opentelemetry\/(?!api\/)|@fastify\/otel/.test(file));
}

test('nothing that traces is loaded without a collector', () => {
  assert.deepEqual(modulesWith({}), []);
  assert.ok(modulesWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }).length > 50);
});
