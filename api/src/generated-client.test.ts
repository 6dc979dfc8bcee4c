import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import type { Order } from '@wspolnik/contract/orders';
import { addCategory, addOffer } from './modules/offers/testing/offers.ts';
import { createTestApi } from './testing/harness.ts';
import { addCompany, addUser, PASSWORD } from './testing/people.ts';

/** What `fixtures/generated-client/purchase.ts` exports. It compiles only beside a generated client, so it cannot be imported. */
interface PurchaseModule {
  purchase(options: { baseUrl: string; email: string; password: string; words: string }): Promise<{
    bought: Order;
    listed: Order | undefined;
  }>;
  refusedPurchase(baseUrl: string, offerId: string): Promise<string | undefined>;
}

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));
const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, erasableSyntaxOnly: true },
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    ...{ allowImportingTsExtensions: true, noEmit: true },
  },
  files: ['purchase.ts'],
};

const api = await createTestApi();
const folder = await mkdtemp(path.join(tmpdir(), 'generated-client-'));
after(() => rm(folder, { recursive: true }));

/** Generates a client from the document of the running API, beside the code that uses it. */
async function generate(baseUrl: string): Promise<void> {
  await createClient({
    input: `${baseUrl}/api/docs/json`,
    output: { path: path.join(folder, 'client'), module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  });
  await cp(new URL('../fixtures/generated-client/purchase.ts', import.meta.url), path.join(folder, 'purchase.ts'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
}

/** Messages of the compiler about the client and the code that uses it. */
async function compilerErrors(): Promise<string> {
  const compiled = promisify(execFile)(process.execPath, [COMPILER, '-p', folder]);
  return compiled.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

test('a client generated from the document compiles strictly and makes a purchase', async () => {
  const baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const email = 'anna@example.test';
  await addUser(api, { email });
  const [category_id, company_id] = [await addCategory(api, 'Księgowość'), await addCompany(api, 'Rachunki')];
  const offerId = await addOffer(api, { category_id, company_id, title: 'Audyt podatkowy' });
  await generate(baseUrl);
  assert.equal(await compilerErrors(), '');

  const client: PurchaseModule = await import(pathToFileURL(path.join(folder, 'purchase.ts')).href);
  const { bought, listed } = await client.purchase({ baseUrl, email, password: PASSWORD, words: 'audyt' });
  assert.deepEqual([bought.status, bought.price, bought.offer.title], ['bought', '100.00', 'Audyt podatkowy']);
  assert.equal(listed?.number, bought.number);
  assert.equal(await client.refusedPurchase(baseUrl, offerId), 'not_authenticated');
});
