import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { emptyStore, release } from './testing/fixtures.ts';
import { type Watched, watchGateway } from './testing/watched-gateway.ts';

const read = (name: string) => readFileSync(new URL(`../monitoring/${name}`, import.meta.url), 'utf8');
/** Of the API, as its /metrics names them (api/src/platform). */
const OF_API = ['http_request_duration_seconds'];
/** Words of PromQL, and what is written between `{}`, `()` after `by`, and quotes. */
const WORDS =
  /by \([^)]*\)|\{[^}]*\}|"[^"]*"|\b(sum|max|min|rate|increase|topk|and|histogram_quantile|max_over_time)\b/g;

let watched: Watched;
before(async () => {
  const store = await emptyStore();
  await release(store);
  watched = await watchGateway(store.location);
});
after(() => watched.gateway.close());

const namesIn = (expression: string): string[] =>
  [...expression.replaceAll(WORDS, ' ').matchAll(/[a-z][a-z_]{3,}/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

test('alerts and the dashboard ask for metrics that there are', async () => {
  const address = await watched.gateway.listenForMetrics(0);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const known = new Set([...[...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name), ...OF_API]);
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [
    ...[...read('alerts.yaml').matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  assert.ok(expressions.length > 20);
  const names = [...new Set(expressions.flatMap(namesIn))];
  assert.deepEqual(
    names.filter((name) => !known.has(name)),
    [],
  );
});
