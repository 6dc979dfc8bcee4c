import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSettings } from '@wspolnik/settings';
import { parse } from 'yaml';
import { OF_THE_IMAGE, ROOT, SERVICES, SETTING_NAMES, settingsReadIn } from './testing/settings-in-use.ts';

interface Service {
  build?: { target?: string };
  environment: Record<string, string>;
  volumes: string[];
  profiles?: string[];
  restart?: string;
  healthcheck?: object;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

const compose = parse(await readFile(join(ROOT, 'deploy/compose.yaml'), 'utf8'), { merge: true });
const services = compose.services as Record<'database' | 'api' | 'scanner' | 'release' | 'gateway', Service>;

for (const service of ['api', 'gateway'] as const) {
  test(`compose.yaml passes every setting to the ${service} that it reads, and no other`, async () => {
    const excused = Object.keys(OF_THE_IMAGE[service]);
    const read = await settingsReadIn(SERVICES[service]);
    const passed = Object.keys(services[service].environment);
    assert.deepEqual(passed.toSorted(), read.filter((name) => !excused.includes(name)).toSorted());
    // An excuse that nothing needs any more is a mistake of this file.
    assert.deepEqual(
      excused.filter((name) => !read.includes(name)),
      [],
    );
  });
}

test('no declared setting is read by neither', async () => {
  const read = new Set(await settingsReadIn('{api/src,deploy/src,deploy/settings/src}/**/*.ts'));
  assert.deepEqual(
    [...SETTING_NAMES].filter((name) => !read.has(name)),
    [],
  );
});

test('a gateway cannot sign with the key of the store', () => {
  const { gateway, release } = services;
  assert.deepEqual(gateway.volumes, ['releases:/releases', 'gateway:/gateway']);
  assert.deepEqual(release.volumes, ['releases:/releases']);
  assert.deepEqual([release.profiles, release.build?.target], [['release'], 'release']);
  assert.deepEqual(
    Object.keys(release.environment).filter((name) => name.startsWith('RELEASE_')),
    ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY'],
  );
  assert.doesNotMatch(JSON.stringify(gateway), /PRIVATE_KEY/);
});

test('every service that runs is started again, waits for what it needs to be healthy, and has the time to drain', () => {
  const { database, api, scanner, gateway } = services;
  for (const { restart } of [database, api, scanner, gateway]) assert.equal(restart, 'unless-stopped');
  for (const { healthcheck } of [database, api, gateway]) assert.ok(healthcheck);
  assert.equal(api.depends_on?.database?.condition, 'service_healthy');
  assert.equal(gateway.depends_on?.api?.condition, 'service_healthy');
  const { DRAIN_DELAY, DRAIN_DEADLINE } = readSettings({});
  for (const { stop_grace_period } of [api, gateway]) {
    assert.ok(Number.parseInt(stop_grace_period ?? '', 10) * 1000 >= DRAIN_DELAY + DRAIN_DEADLINE + 5000);
  }
});
