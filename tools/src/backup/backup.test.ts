import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { parseEnv } from 'node:util';
import { openEmbedded } from '../../../api/src/storage/embedded.ts';
import { openPostgres } from '../../../api/src/storage/postgres.ts';
import { Sql } from '../../../api/src/storage/sql.ts';
import { demandPostgres, NOT_DURABLE } from '../../../api/src/testing/temporary-postgres.ts';
import { startS3 } from '../../../deploy/src/testing/s3-stand-in.ts';
import { offerPackagedPostgres } from '../test/packaged-postgres.ts';
import { findProgram, majorOf } from './postgres-programs.ts';
import { assertWorks, backUp, newMachine, PDF, restore, work } from './testing/busy-site.ts';

const undo: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const step of undo.reverse()) await step();
});

async function machine(more: Record<string, string> = {}) {
  const made = await newMachine(more);
  undo.push(made.remove);
  return made;
}

/** A site, its backup in `copy`, its keys in `keys`. */
const source = await machine();
const remembered = await work(source);
const copy = join(source.folder, 'copy');
const keys = join(source.folder, 'secret/keys.env');
const printed = await backUp(source, copy, '--keys', keys);

/** Changes the manifest, and back. */
async function withManifest(change: (text: string) => string, run: () => Promise<void>): Promise<void> {
  const file = join(copy, 'manifest.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
  await run().finally(() => writeFile(file, text));
}

describe('a backup of a site with the embedded database', () => {
  test('the backup is readable only for its owner, and holds no key and nothing that is encrypted', async () => {
    assert.match(printed.join('\n'), /^database: .* of pglite .*\nuploads: 1 files.*\nreleases: \d+ files/m);
    assert.equal((await stat(copy)).mode & 0o777, 0o700);
    assert.equal((await stat(keys)).mode & 0o777, 0o600);
    const dataKey = await readFile(join(source.env.DATA_DIR ?? '', 'data.keys'), 'utf8');
    assert.ok((await readFile(keys, 'utf8')).includes(dataKey.slice(2)));
    for (const name of await readdir(copy, { recursive: true })) assert.doesNotMatch(name, /\.pem$|secret|\.keys$/);
    assert.ok(!(await readFile(join(copy, 'uploads', remembered.document))).includes(PDF));
  });

  test('a new machine with the backup and the keys is the same site', async () => {
    const target = await machine();
    await restore(target, copy, '--keys', keys);
    await assertWorks(target, remembered);
  });

  test('the backup goes over what is there only when that is asked for', async () => {
    const target = await machine();
    const data = target.env.DATA_DIR ?? '';
    await restore(target, copy, '--keys', keys);
    await writeFile(join(data, 'files/file-later.png'), 'x');
    await writeFile(join(data, 'data.keys'), `2:${randomBytes(32).toString('base64')}`);
    const parts = 'the database, the uploads, the release store';
    await assert.rejects(restore(target, copy, '--keys', keys), {
      message: `Not empty: ${parts}. --replace removes everything that is there first.`,
    });
    const running = await openEmbedded(data);
    await assert.rejects(restore(target, copy, '--keys', keys, '--replace'), { message: /^Another process uses/ });
    await running.close();
    await restore(target, copy, '--keys', keys, '--replace');
    await assertWorks(target, remembered);
    assert.deepEqual(await readdir(join(data, 'files')), [remembered.document]);
    // The key of what was replaced stays.
    assert.ok((await readdir(data)).some((name) => /^data\.keys\.\d+$/.test(name)));
  });

  test('without its keys, with a damaged file or of a newer version, a backup changes nothing', async () => {
    const target = await machine();
    const refused = async (message: RegExp, ...args: string[]) => {
      await assert.rejects(restore(target, copy, ...args), { message });
      assert.deepEqual(await readdir(target.folder), []);
    };
    await refused(/^The data of this backup are encrypted with the key 1 of DATA_KEYS/);
    await withManifest(
      (text) => text.replace('"format":1', '"format":2'),
      () => refused(/a newer version of Wspólnik made it/, '--keys', keys),
    );
    await withManifest(
      (text) => text.replace('"0001_platform.sql"', '"9999_later.sql"'),
      () => refused(/has the migration 9999_later\.sql, which this version lacks/, '--keys', keys),
    );
    await withManifest(
      (text) => text.slice(1),
      () => refused(/manifest\.json is damaged/, '--keys', keys),
    );
    const postgres = { ...target, env: { ...target.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } };
    await assert.rejects(restore(postgres, copy, '--keys', keys), { message: /the settings name PostgreSQL/ });
    const damaged = join(source.folder, 'damaged');
    await cp(copy, damaged, { recursive: true });
    const file = join(damaged, 'uploads', remembered.document);
    const bytes = await readFile(file);
    await writeFile(file, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
    await assert.rejects(restore(target, damaged, '--keys', keys), { message: /missing or damaged: uploads\/sealed-/ });
    assert.deepEqual(await readdir(target.folder), []);
  });

  test('a folder with files, one without a release store, and keys beside the data are refused', async () => {
    await assert.rejects(backUp(source, copy), { message: /is not empty/ });
    const folder = join(source.folder, 'second');
    await assert.rejects(backUp(source, folder, '--keys', join(folder, 'keys.env')), {
      message: /^Keep the keys apart/,
    });
    const elsewhere = { ...source, env: { ...source.env, RELEASES_DIR: join(source.folder, 'none') } };
    await assert.rejects(backUp(elsewhere, folder), { message: /^There is no release store at .*--no-releases/ });
  });
});

test('a site is restored from folders into a bucket, and from there into another bucket', async () => {
  const secrets = parseEnv(await readFile(keys, 'utf8'));
  const onBucket = async () => {
    const { env, close } = await startS3();
    undo.push(close);
    // A bucket holds no key: they are settings.
    const settings = { ...secrets, ...env, S3_BUCKET: 'wydania', RELEASES_DIR: 's3://wydania/releases' };
    return machine(settings as Record<string, string>);
  };
  const [first, second] = [await onBucket(), await onBucket()];
  await restore(first, copy);
  await assertWorks(first, remembered);
  const again = join(first.folder, 'copy');
  await backUp(first, again);
  await restore(second, again);
  await assertWorks(second, remembered);
});

const { POSTGRES_BIN } = process.env;
offerPackagedPostgres();
if (POSTGRES_BIN === undefined) undo.push(async () => delete process.env.POSTGRES_BIN);
const server = await demandPostgres({ settings: { ...NOT_DURABLE, shared_buffers: '64MB' } });
undo.push(() => server.stop());

async function onServer(database: string) {
  const administrator = openPostgres({ url: server.url, poolSize: 1, onError: (error) => assert.ifError(error) });
  await administrator.query(new Sql([`create database ${database}`], []));
  await administrator.close();
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return machine({ DATABASE_URL: url.href });
}

const hasPrograms = findProgram('pg_dump', majorOf(server.version), process.env) !== null;

describe('a backup of a site with PostgreSQL', () => {
  if (hasPrograms) {
    test('a new machine and an empty database with the backup and the keys are the same site', async () => {
      const site = await onServer('one');
      const then = await work(site);
      const [folder, secrets] = [join(site.folder, 'copy'), join(site.folder, 'keys.env')];
      await backUp(site, folder, '--keys', secrets);
      const target = await onServer('two');
      await restore(target, folder, '--keys', secrets);
      await assertWorks(target, then);
      const again = (...more: string[]) => restore(target, folder, '--keys', secrets, ...more);
      await assert.rejects(again(), { message: /^Not empty: the database/ });
      const running = openPostgres({ url: target.env.DATABASE_URL ?? '', poolSize: 1, onError: assert.ifError });
      await running.one(new Sql(['select 1'], []));
      await assert.rejects(again('--replace'), { message: /^An API uses the database .* stop all of them first/ });
      await running.close();
      await again('--replace');
      await assertWorks(target, then);
    });
  } else {
    test('the backup names the program that the machine lacks', async () => {
      const site = await onServer('one');
      await work(site);
      await assert.rejects(backUp(site, join(site.folder, 'copy')), {
        message: /^pg_dump of PostgreSQL \d+ or newer is not here/,
      });
    });
  }
});
