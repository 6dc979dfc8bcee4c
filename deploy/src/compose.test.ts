import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { SECTIONS } from '@wspolnik/settings';

const ROOT = join(import.meta.dirname, '../..');
const NAMES = new Set(Object.values(SECTIONS).flatMap((section) => Object.keys(section)));

/** What a service reads and compose.yaml does not pass on, with the reason. */
const NOT_PASSED: Record<string, Record<string, string>> = {
  api: {
    NODE_ENV: 'of the image',
    DEMO_DATA: 'none in production',
    PORT: 'of an address that PUBLIC_URL names',
  },
  gateway: {
    NODE_ENV: 'of the image',
    PORT: 'its default inside; `ports` maps it',
    DATA_DIR: 'of the image; MAP_FILE names the map',
    GATEWAY_DIR: 'of the image, a volume',
    RELEASE_PRIVATE_KEY: 'signs, and a gateway does not',
    RELEASE_KEY: 'signs, and a gateway does not',
  },
};

/** Settings that the code below a folder reads: their names outside of comments and texts. */
async function readBelow(folder: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob(`${folder}/**/*.ts`, { cwd: ROOT })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const code = (await readFile(join(ROOT, file), 'utf8')).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'[^'\n]*'/gm, '');
    const names =
      /\b(?:settings|env)\.([A-Z][A-Z\d_]+)|\{([^{}]*)\}(?:: (?:Pick<Settings,|Settings\b|NodeJS\.ProcessEnv|Environment\b)| = (?:settings|env)\b)/g;
    for (const [, name = '', several = ''] of code.matchAll(names)) {
      for (const one of [name, ...(several.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [])]) if (NAMES.has(one)) found.add(one);
    }
  }
  return [...found];
}

/** A service in compose.yaml. */
async function blockOf(service: string): Promise<string> {
  const compose = await readFile(join(ROOT, 'deploy/compose.yaml'), 'utf8');
  return new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
}

/** Names of the environment of a service. */
async function passedTo(service: string): Promise<string[]> {
  const block = await blockOf(service);
  return Array.from(block.matchAll(/^ {6}([A-Z][A-Z\d_]+):/gm), ([, name = '']) => name);
}

for (const [service, folder] of [
  ['api', 'api/src'],
  ['gateway', 'deploy/src'],
] as const) {
  test(`compose.yaml passes every setting to the ${service} that it reads, and no other`, async () => {
    const excused = Object.keys(NOT_PASSED[service] ?? {});
    const read = await readBelow(folder);
    const passed = await passedTo(service);
    assert.deepEqual(passed.toSorted(), read.filter((name) => !excused.includes(name)).toSorted());
    // An excuse that nothing needs any more is a mistake of this file.
    assert.deepEqual(
      excused.filter((name) => !read.includes(name)),
      [],
    );
  });
}

test('no declared setting is read by neither', async () => {
  const read = new Set([
    ...(await readBelow('api/src')),
    ...(await readBelow('deploy/src')),
    ...(await readBelow('deploy/settings/src')),
  ]);
  assert.deepEqual(
    [...NAMES].filter((name) => !read.has(name)),
    [],
  );
});

test('a gateway reads the releases that another service writes, and cannot sign', async () => {
  const [gateway, release] = [await blockOf('gateway'), await blockOf('release')];
  assert.match(gateway, /volumes: \["releases:\/releases:ro", "gateway:\/gateway"\]/);
  assert.match(release, /volumes: \[releases:\/releases\]/);
  assert.match(release, /profiles: \[release\]/);
  assert.match(release, /target: release/);
  assert.deepEqual(
    (await passedTo('release')).filter((name) => name.startsWith('RELEASE_')),
    ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY'],
  );
  assert.doesNotMatch(gateway, /PRIVATE_KEY|RELEASE_KEY/);
});

test('every service that runs is started again, and waits for what it needs to be healthy', async () => {
  for (const service of ['database', 'api', 'scanner', 'gateway']) {
    assert.match(await blockOf(service), /^ {4}restart: unless-stopped$/m, service);
  }
  for (const service of ['database', 'api', 'gateway']) {
    assert.match(await blockOf(service), /^ {4}healthcheck:$/m, service);
  }
  assert.match(await blockOf('api'), /database: \{ condition: service_healthy \}/);
  assert.match(await blockOf('gateway'), /api: \{ condition: service_healthy \}/);
});
