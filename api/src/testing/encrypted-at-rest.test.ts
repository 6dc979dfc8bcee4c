import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { seedDemo } from '../demo/seed.ts';
import { readVerificationRequests } from '../modules/company-verification/index.ts';
import { findAuthenticator } from '../modules/sign-in/two-step.sql.ts';
import { readTaxData } from '../modules/tax-data/tax-data.service.ts';
import { readReport, readReportFile, takeReportFile } from '../modules/tax-data/tax-report.service.ts';
import { createFile } from '../modules/withdrawals/withdrawal-files.service.ts';
import { selectRequests } from '../modules/withdrawals/withdrawal-requests.sql.ts';
import { readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createContext } from '../platform/create-context.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { newId } from '../platform/ids.ts';
import { polishYear } from '../platform/polish-days.ts';
import { userAsOwner } from '../platform/sign-in/account-owner.ts';
import { parseDataKeys } from '../platform/vault/data-keys.ts';
import { openVault } from '../platform/vault/open-vault.ts';
import { type Rotated, rotateKeys } from '../platform/vault/rotate-keys.ts';
import { selectSealedFiles } from '../platform/vault/sealed-columns.sql.ts';
import { aboutField } from '../platform/vault/vault.ts';
import { Sql, sql } from '../storage/sql.ts';
import { createTestApi } from './harness.ts';
import { addUsableAccount } from './payout-accounts.ts';
import { addTaxData, TAX_FIELDS } from './tax-data.ts';

const key = (id: string, text: string) => `${id}:${Buffer.alloc(32, text).toString('base64')}`;
const OLD = key('old', 'the old key');
const NEW = key('new', 'the new key');

const dataDir = await mkdtemp(path.join(tmpdir(), 'wspolnik-rest-'));
after(() => rm(dataDir, { recursive: true }));
const api = await createTestApi({ env: { DATA_DIR: dataDir, DATA_KEYS: OLD } });
const { db, context } = api;
await seedDemo(context);
const person = await db.one<{ id: string }>(sql`select id from users where starts_with(email, 'user@')`);
const admin = newId();
await db.query(sql`
  insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
  values (${admin}, 'inny@test.pl', 'Jan', 'Inny', 'ADMIN', '', now(), now())`);
const userId = person?.id ?? '';
await db.query(sql`
  insert into totp_authenticators (user_id, secret, last_step, created_at)
  values (${userId}, ${context.vault.seal(aboutField('totp_authenticators.secret', userId), 'JBSWY3DPEHPK3PXP')}, 0, now())`);

await addUsableAccount(db, context.vault, userAsOwner(userId), { broker_account: 'Dom Maklerski Odra 17' });

const year = polishYear(context.clock());
await addTaxData(api, userId, { street: 'ul. Sekretna' });
await db.query(sql`
  insert into withdrawals (id, user_id, requested_by, amount, broker_account, status, created_at, decided_at)
  values (${newId()}, ${userId}, ${userId}, 900000, '', 'paid', ${`${year}-06-15`}, ${`${year}-06-15`})`);
await takeYearlyFile();

/** The file of the year, made when it is over. */
async function takeYearlyFile(): Promise<void> {
  const over = new Date(`${year + 1}-02-01T12:00:00Z`);
  const later = { ...context, clock: () => over };
  const { count, missing, amount } = await readReport(later, { year, page: 1, limit: 1 });
  const body = { year, seen_count: count, seen_missing: missing, seen_amount: amount };
  await db.transaction((tx) => takeReportFile(tx, { vault: context.vault, adminId: admin, body }, over));
}

const EVERYTHING = { statuses: [], page: 1, limit: 100, adminId: admin } as const;
const seen = async (from: Context) => ({
  requests: (await selectRequests(from, EVERYTHING)).results.map(({ bank_number, broker_account }) => [
    bank_number,
    broker_account,
  ]),
  verifications: (await readVerificationRequests(from, { page: 1, limit: 100 })).map(({ bank_number }) => bank_number),
  secret: from.vault.open(
    aboutField('totp_authenticators.secret', userId),
    (await findAuthenticator(db, userId))?.secret ?? '',
  ),
  taxData: (await readTaxData(from, userId)).years,
  taxFile: await readReportFile(from, year),
  files: await Promise.all(
    (await selectSealedFiles(db)).map(async (name) =>
      Buffer.from((await from.files.get(name)) ?? []).toString('latin1', 0, 5),
    ),
  ),
});

/** All rows of all tables, as text. */
async function dump(): Promise<string> {
  const tables = await db.query<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  const rows = await Promise.all(
    tables.map(({ name }) => db.query<{ row: string }>(new Sql([`select t::text as row from ${name} t`], []))),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

const withKeys = (keys: string) =>
  createContext({
    config: readConfig({ DATA_DIR: dataDir, DATA_KEYS: keys }),
    db,
    onError: (error) => {
      throw error;
    },
  });

describe('data at rest', () => {
  it('shows no account number, no tax data and no verification document in a copy of the database and the files', async () => {
    const approved = await db.query<{ id: string }>(sql`
      update withdrawals set status = 'approved' where status = 'requested' and bank_number is not null returning id`);
    const ids = approved.map(({ id }) => id);
    await db.transaction((tx) => createFile(tx, context.vault, admin, { ids }, new Date()));
    const { requests, verifications, files } = await seen(context);
    assert.ok(requests.some(([number]) => /^\d{26}$/.test(number ?? '')) && requests.some(([, broker]) => broker));
    assert.ok(verifications.length > 0 && files.length > 0 && files.every((start) => start === '%PDF-'));
    const { taxData, taxFile } = await seen(context);
    assert.ok(
      taxData.some(({ data }) => data?.street === 'ul. Sekretna') && taxFile.content.includes(TAX_FIELDS.pesel),
    );
    const text = await dump();
    assert.deepEqual(text.match(/(?<![0-9])[0-9]{26}(?![0-9])/g), null);
    for (const secret of ['Dom Maklerski', 'JBSWY3DPEHPK3PXP', 'Sekretna', TAX_FIELDS.pesel])
      assert.ok(!text.includes(secret), secret);
    for (const name of await selectSealedFiles(db)) {
      assert.ok(!(await readFile(path.join(dataDir, 'files', name))).includes('PDF'), name);
    }
  });

  it('data are rotated to a new key in any number of attempts, after which the old key is needed no more', async () => {
    const before = await seen(context);
    await assert.rejects(withKeys(NEW), /hash_key needs a key that DATA_KEYS lacks/);
    const files = await createFileStore({ dataDir, s3: null });
    const vault = await openVault(db, parseDataKeys(`${NEW},${OLD}`));
    const rotation = rotateKeys({ db, files, vault });
    // Interrupted after the first column.
    assert.deepEqual((await rotation.next()).value?.what, 'companies.bank_number');
    await rotation.return(undefined);
    const rotated: Rotated[] = [];
    for await (const counts of rotateKeys({ db, files, vault })) rotated.push(counts);
    const [companies, ...others] = rotated;
    assert.ok(companies && companies.total > 0 && companies.changed === 0);
    for (const { what, changed, total } of others) assert.ok(changed > 0 && changed === total, what);
    assert.deepEqual((await dump()).match(/\bold\.[\w-]{20,}/g), null);
    const later = await withKeys(NEW);
    assert.deepEqual(await seen(later), before);
    assert.equal(later.vault.hash('61109010140000071219812874'), context.vault.hash('61109010140000071219812874'));
  });
});
