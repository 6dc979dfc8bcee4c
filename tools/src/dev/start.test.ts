import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { fakeApi } from '../../../deploy/src/testing/fixtures.ts';
import { ROOT } from '../webpack/base-config.ts';
import { startDevelopment } from './start.ts';

const command = join(ROOT, 'tools/src/dev.ts');
const run = promisify(execFile);

/** The message for a person who asks for something that is not there. */
async function refusal(folder?: string, against?: string): Promise<string> {
  const env = { PORT: String(await freePort()), RELEASES_DIR: '.cache/no-releases' };
  const refused = await startDevelopment({ folder, against, env, log: () => {} }).then(
    () => assert.fail('it starts'),
    (error: Error) => error,
  );
  assert.equal(refused.constructor.name, 'UserError', refused.stack);
  return refused.message;
}

test('--help explains what an edit does in either form', async () => {
  const { stdout } = await run(process.execPath, [command, '--help']);
  assert.match(stdout, /pnpm dev mf-offers --against https:/);
  assert.match(stdout, /what was typed stays/);
  assert.match(stdout, /drafts stay/);
});

test('an unknown option is answered with a sentence', async () => {
  const { stderr } = await run(process.execPath, [command, 'mf-offers', '--agianst']).catch((error) => error);
  assert.equal(stderr, "Unknown option '--agianst'. pnpm dev --help lists the options.\n");
});

test('a remote that is not there, or none, is answered with those that are', async () => {
  const all = 'There are mf-admin, mf-companies, mf-feed, mf-messaging, mf-offers, mf-wallet.';
  assert.equal(await refusal(), `Which remote? ${all}`);
  assert.equal(await refusal('shell'), `shell is no remote. ${all}`);
});

test('the command explains how to make a release when there is none', async () => {
  assert.match(await refusal('mf-offers'), /^Nothing is released in .* yet: pnpm build does that\.$/);
});

test('a site that cannot be one is refused', async () => {
  assert.equal(await refusal('mf-offers', 'wspolnik'), 'wspolnik is no address of a site.');
  const gone = `http://localhost:${await freePort()}`;
  assert.match(await refusal('mf-offers', gone), new RegExp(`^${gone} does not answer \\(.*\\)\\.$`));
  const other = await fakeApi((_request, response) => response.end('<p>another</p>'));
  assert.equal(await refusal('mf-offers', `${other.url}/en`), `${other.url} is no site of Wspólnik.`);
  await other.close();
});
