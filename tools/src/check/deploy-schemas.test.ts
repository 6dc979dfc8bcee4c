import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { deploySchemaProblems } from './deploy-schemas.ts';
import { ROOT } from './workspace.ts';

/** What the step says of the repository's files with one of them changed. */
async function problemsWith(t: TestContext, file: string, from: string | RegExp, to: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'wspolnik-manifests-'));
  t.after(() => rm(root, { recursive: true }));
  for (const part of ['deploy/compose.yaml', 'deploy/kubernetes']) {
    await cp(join(ROOT, part), join(root, part), { recursive: true });
  }
  const path = join(root, 'deploy', file);
  const text = await readFile(path, 'utf8');
  assert.match(text, new RegExp(from));
  await writeFile(path, text.replace(from, to));
  return deploySchemaProblems(root);
}

test('the manifests of the repository fit their schemas', async () => {
  assert.deepEqual(await deploySchemaProblems(), []);
});

for (const [mistake, file, from, to, message] of [
  [
    'a misspelt field',
    'kubernetes/api.yaml',
    'readinessProbe:',
    'readynessProbe:',
    /^api\.yaml: Deployment: .*readynessProbe/,
  ],
  [
    'a field at a wrong place',
    'kubernetes/gateway.yaml',
    '  maxUnavailable: 1\n',
    '  rollingUpdate: {}\n',
    /^gateway\.yaml: Pod.*rollingUpdate/,
  ],
  [
    'a value of a wrong type',
    'kubernetes/api.yaml',
    'maxReplicas: 8',
    'maxReplicas: eight',
    /^api\.yaml: Horizontal.*maxReplicas must be integer/,
  ],
  [
    'a missing field',
    'kubernetes/gateway.yaml',
    / {2}selector:\n {4}matchLabels.*\n {2}strategy/,
    '  strategy',
    /^gateway\.yaml: Deployment: .*selector/,
  ],
  [
    'a kind of another version',
    'kubernetes/ingress.yaml',
    'networking.k8s.io/v1',
    'networking.k8s.io/v1beta1',
    /^ingress\.yaml: Ingress/,
  ],
  [
    'a key that comes twice',
    'kubernetes/settings.yaml',
    '  S3_REGION',
    '  PUBLIC_URL: x\n  S3_REGION',
    /settings\.yaml: Map keys must be unique/,
  ],
  [
    'a misspelt field of compose',
    'compose.yaml',
    'depends_on:',
    'depend_on:',
    /compose\.yaml: \/services\/api .*depend_on/,
  ],
  [
    'a wrong value of compose',
    'compose.yaml',
    'retries: 12',
    'retries: [12]',
    /compose\.yaml: \/services\/database\/healthcheck\/retries/,
  ],
] as const) {
  test(`${mistake} is found, and named with its file`, async (t) => {
    const problems = await problemsWith(t, file, from, to);
    assert.ok(
      problems.some((problem) => message.test(problem)),
      problems.join('\n'),
    );
  });
}
