import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { OF_THE_IMAGE, ROOT, SERVICES, settingsReadIn } from './testing/settings-in-use.ts';

// What the schemas cannot know (the step of the check): whether the manifests agree with the code and with each other.

const FOLDER = join(ROOT, 'deploy/kubernetes');
/** Settings that several pods share, beside their own. */
const SHARED = 'wspolnik';

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the schemas have been checked; a test reads single fields of many kinds
  spec?: any;
}

const manifests: Manifest[] = [];
for await (const file of glob('*.yaml', { cwd: FOLDER })) {
  if (file === 'kustomization.yaml') continue;
  const documents = parseAllDocuments(await readFile(join(FOLDER, file), 'utf8'));
  manifests.push(...Array.from(documents, (document) => document.toJS() as Manifest));
}

const find = (kind: string, name: string): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) ?? assert.fail(`no ${kind} ${name}`);
const podOf = (name: string) => find('Deployment', name).spec.template.spec;
const containerOf = (name: string) => podOf(name).containers[0];
/** Every setting that the pods of a service get. */
const settingsOf = (name: string): Record<string, string> => ({
  ...find('ConfigMap', SHARED).data,
  ...find('ConfigMap', `wspolnik-${name}`).data,
  ...find('Secret', `wspolnik-${name}`).stringData,
});

for (const service of ['api', 'gateway'] as const) {
  test(`the pods of the ${service} get every setting that it reads`, async () => {
    const expected = (await settingsReadIn(SERVICES[service])).filter((name) => !(name in OF_THE_IMAGE[service]));
    // Of the directory that another kind of installation has.
    const given = [...Object.keys(settingsOf(service)), ...(service === 'api' ? ['DATA_DIR'] : [])];
    assert.deepEqual(
      expected.filter((name) => !given.includes(name)),
      [],
    );
    const own = Object.keys(find('ConfigMap', `wspolnik-${service}`).data ?? {});
    assert.deepEqual(
      own.filter((name) => !expected.includes(name)),
      [],
    );
    assert.deepEqual(containerOf(service).envFrom, [
      { configMapRef: { name: SHARED } },
      { configMapRef: { name: `wspolnik-${service}` } },
      { secretRef: { name: `wspolnik-${service}` } },
    ]);
  });

  test(`the pods of the ${service} are reached on the port on which it listens, and probed where it answers`, async () => {
    const [{ containerPort }] = containerOf(service).ports;
    assert.equal(containerPort, service === 'api' ? Number(settingsOf('api').API_PORT) : 3000);
    const { ports, selector } = find('Service', service).spec;
    assert.deepEqual(ports, [{ name: 'http', port: containerPort, targetPort: 'http' }]);
    assert.deepEqual(selector, find('Deployment', service).spec.template.metadata.labels);
    const { startupProbe, livenessProbe, readinessProbe, command } = containerOf(service);
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => [httpGet.path, httpGet.port]);
    assert.deepEqual(paths, [
      ['/healthz', 'http'],
      ['/healthz', 'http'],
      ['/readyz', 'http'],
    ]);
    await readFile(join(ROOT, command[1]));
  });

  test(`the pods of the ${service} have the time to drain, and none ends before another is ready`, () => {
    const { DRAIN_DELAY, DRAIN_DEADLINE } = settingsOf(service);
    const drain = (Number(DRAIN_DELAY) + Number(DRAIN_DEADLINE)) / 1000;
    assert.ok(podOf(service).terminationGracePeriodSeconds >= drain + 5);
    const { periodSeconds, failureThreshold } = containerOf(service).readinessProbe;
    assert.ok(Number(DRAIN_DELAY) / 1000 > periodSeconds * failureThreshold);
    assert.equal(find('Deployment', service).spec.strategy.rollingUpdate.maxUnavailable, 0);
    const { minReplicas } = find('HorizontalPodAutoscaler', service).spec;
    assert.ok(minReplicas > find('PodDisruptionBudget', service).spec.maxUnavailable);
  });

  test(`the pods of the ${service} run as nobody who can change anything`, async () => {
    const image = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8');
    assert.equal(podOf(service).securityContext.runAsUser, Number(/^USER (\d+)$/m.exec(image)?.[1]));
    assert.equal(podOf(service).securityContext.runAsNonRoot, true);
    assert.deepEqual(containerOf(service).securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    assert.equal(podOf(service).automountServiceAccountToken, false);
  });

  test(`the pods of the ${service} get no variable that Kubernetes makes of the name of a service`, () => {
    assert.equal(podOf(service).enableServiceLinks, false);
  });
}

test('the gateway finds the API, and the ingress the gateway', () => {
  const { API_URL, METRICS_PORT } = settingsOf('gateway');
  assert.equal(API_URL, `http://api:${find('Service', 'api').spec.ports[0].port}`);
  assert.equal(containerOf('gateway').ports[1].containerPort, Number(METRICS_PORT));
  const [{ host, http }] = find('Ingress', 'wspolnik').spec.rules;
  assert.equal(find('ConfigMap', SHARED).data?.PUBLIC_URL, `https://${host}`);
  assert.deepEqual(http.paths[0].backend, { service: { name: 'gateway', port: { name: 'http' } } });
});

test('the gateway gets no secret of the API', () => {
  assert.deepEqual(Object.keys(find('Secret', 'wspolnik-gateway').stringData ?? {}).sort(), [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'RELEASE_GRANT_SECRET',
    'RELEASE_KEY',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
});

test('a database with its default of connections carries as many API pods as there may be, and one more', () => {
  const { maxReplicas } = find('HorizontalPodAutoscaler', 'api').spec;
  assert.ok((maxReplicas + 1) * Number(settingsOf('api').DATABASE_POOL) < 100);
});

test('kustomize takes every manifest but the example of the secrets', async () => {
  const { resources } = parse(await readFile(join(FOLDER, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
  const files: string[] = [];
  for await (const file of glob('*.yaml', { cwd: FOLDER })) files.push(file);
  const taken = files.filter((file) => !/^(kustomization|secrets\.example)\.yaml$/.test(file));
  assert.deepEqual(resources.toSorted(), taken.toSorted());
});
