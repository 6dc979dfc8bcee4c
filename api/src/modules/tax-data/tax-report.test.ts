import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { TaxReportFile } from '@wspolnik/contract/tax-data';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { eraseAccount } from '../deletion/account-deletion.sql.ts';
import { api, db, headersOf, ids } from '../withdrawals/testing/withdrawals.ts';
import { purgeTaxDataJob } from './purge-tax-data.job.ts';
import { addPaid, addPayee, FIELDS, inYear, lastYear, PESEL, report, takeFile, thisYear } from './testing/tax-data.ts';

beforeEach(async () => {
  await db.query(sql`delete from withdrawals where status = 'paid'`);
  await db.query(sql`delete from tax_reports`);
  await db.query(sql`delete from payout_tax_data`);
});

describe('accounts/admin/tax-report/', () => {
  it('the report lists who reached 2,000 zł in the year, the largest first, with masked data', async () => {
    const [given, missing, below] = [await addPayee({ last_name: 'Kowal' }), await addPayee(), await addPayee()];
    await addPaid(given.id, 150_000, inYear(lastYear));
    await addPaid(given.id, 50_000, `${lastYear}-01-01T00:30:00+01:00`);
    await addPaid(missing.id, 900_000, `${lastYear}-12-31T23:59:59+01:00`);
    await addPaid(below.id, 199_999, inYear(lastYear));
    await addPaid(below.id, 1, `${thisYear}-01-01T00:00:00+01:00`);
    await given.save({ year: lastYear, ...FIELDS });
    const shown = await report(lastYear);
    assert.deepEqual(
      shown.results.map(({ id, name, amount, withdrawals, pesel }) => [id, name, amount, withdrawals, pesel]),
      [
        [missing.id, 'Anna Nowak', '9000.00', 1, null],
        [given.id, 'Anna Kowal', '2000.00', 2, '•••••••1359'],
      ],
    );
    assert.deepEqual([shown.count, shown.missing, shown.amount], [2, 1, '11000.00']);
    assert.deepEqual([shown.has_ended, shown.file], [true, null]);
    assert.ok(!JSON.stringify(shown).includes(PESEL));
    assert.deepEqual(
      (await report(lastYear, '&limit=1&page=2')).results.map(({ id }) => id),
      [given.id],
    );
    assert.deepEqual(shown.years.slice(0, 2), [thisYear, lastYear]);
  });

  it('the current year counts what is under way, and has no file yet', async () => {
    const payee = await addPayee();
    await payee.withdraw('2500.00', FIELDS);
    const shown = await report(thisYear);
    assert.ok(shown.results.some(({ id, amount }) => id === payee.id && amount === '2500.00'));
    assert.equal(shown.has_ended, false);
    const refused = await takeFile(thisYear);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'tax_year_open']);
    assert.ok(!(await report(lastYear)).results.some(({ id }) => id === payee.id));
  });

  it('only an admin who confirms gets the file', async () => {
    const url = '/api/accounts/admin/tax-report/file/';
    const payload = { year: lastYear, seen_count: 0, seen_missing: 0, seen_amount: '0.00' };
    const headers = { ...headersOf('admin'), 'idempotency-key': 'a' };
    assert.equal((await api.inject({ method: 'POST', url, payload, headers })).json().code, 'confirmation_required');
    assert.equal((await takeFile(lastYear, {}, 'person')).statusCode, 403);
    const query = { url: '/api/accounts/admin/tax-report/', headers: headersOf('person') };
    assert.equal((await api.inject(query)).statusCode, 403);
  });
});

describe('the yearly file', () => {
  it('the file has a line for each person, and each is notified of what was reported', async () => {
    const [given, missing] = [await addPayee({ first_name: '=Ewa', last_name: 'Kowal "K"' }), await addPayee()];
    await addPaid(given.id, 200_050, inYear(lastYear));
    await addPaid(missing.id, 300_000, inYear(lastYear));
    await given.save({ year: lastYear, ...FIELDS });
    await takeNotifications(api, given.id);
    const reply = await takeFile(lastYear);
    assert.equal(reply.statusCode, 201, reply.body);
    assert.equal(reply.headers['cache-control'], 'no-store');
    const file = reply.json<TaxReportFile>();
    assert.deepEqual([file.name, file.count, file.amount], [`wyplaty-${lastYear}.csv`, 2, '5000.50']);
    const [header, first, second, end] = file.content.split('\r\n');
    assert.ok(header?.startsWith('\uFEFF"Imię";"Nazwisko";"PESEL";"Ulica"'), header);
    assert.equal(first, '"Anna";"Nowak";"";"";"";"";"";"1";"3000,00"');
    const words = [`"'=Ewa"`, '"Kowal ""K"""', `"${PESEL}"`, '"Piotrkowska"', '"12/4"', '"90-001"', '"Łódź"'];
    assert.equal(second, [...words, '"1"', '"2000,50"'].join(';'));
    assert.equal(end, '');
    assert.deepEqual(
      (await takeNotifications(api, given.id)).map(({ kind, params, actor }) => [kind, params, actor]),
      [['TaxDataReported', { year: String(lastYear), amount: '2000.50' }, null]],
    );
    const [mail] = await db.query<{ count: number }>(sql`
      select count(*)::int as count from audit_log where action = 'tax_report.created' and actor_id = ${ids.admin ?? null}`);
    assert.equal(mail?.count, 1);
  });

  it('the file is made once: it is answered again as it was, its data do not change, and each download is audited', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 200_000, inYear(lastYear));
    await payee.save({ year: lastYear, ...FIELDS });
    const before = await db.query(sql`select id from audit_log where starts_with(action, 'tax_report.')`);
    const [one, two] = await Promise.all([takeFile(lastYear), takeFile(lastYear, {}, 'other-admin')]);
    assert.deepEqual(one.json(), two.json());
    const frozen = await payee.save({ year: lastYear, ...FIELDS, town: 'Radom' });
    assert.deepEqual([frozen.statusCode, frozen.json().code], [409, 'tax_data_reported']);
    assert.deepEqual((await takeFile(lastYear, { seen_count: 99 })).json(), one.json());
    const after = await db.query<{ action: string }>(sql`
      select action from audit_log where starts_with(action, 'tax_report.') order by at, id`);
    assert.deepEqual(
      after.slice(before.length).map(({ action }) => action),
      ['tax_report.created', 'tax_report.downloaded', 'tax_report.downloaded'],
    );
    assert.equal((await takeNotifications(api, payee.id)).length, 1);
    const [year] = (await payee.read()).years;
    assert.ok(year?.reported_at);
    assert.equal((await report(lastYear)).file?.name, `wyplaty-${lastYear}.csv`);
  });

  it('a file is refused when the report is no longer as the admin saw it', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 200_000, inYear(lastYear));
    for (const change of [{ seen_count: 0 }, { seen_missing: 0 }, { seen_amount: '1.00' }]) {
      const reply = await takeFile(lastYear, change);
      assert.deepEqual([reply.statusCode, reply.json().code], [409, 'tax_report_changed'], JSON.stringify(change));
    }
    assert.deepEqual((await report(lastYear)).file, null);
  });

  it('data of a request of December belong to the payment of January as well', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 200_000, inYear(lastYear - 1));
    await payee.save({ year: lastYear - 1, ...FIELDS });
    await db.query(sql`update withdrawals set decided_at = ${inYear(lastYear)} where user_id = ${payee.id}`);
    assert.equal((await report(lastYear)).missing, 0);
    assert.ok((await takeFile(lastYear)).json<TaxReportFile>().content.includes(PESEL));
    const years = () => db.query(sql`select year from payout_tax_data where user_id = ${payee.id} order by year`);
    assert.deepEqual(await years(), [{ year: lastYear - 1 }, { year: lastYear }]);
    await db.transaction((tx) => purgeTaxDataJob.run(api.context, tx, {}, api.context.clock()));
    assert.deepEqual(await years(), [{ year: lastYear }]);
  });
});

describe('tax data of a deleted account', () => {
  it('the data and the name stay for the report, until six years after the year', async () => {
    const payee = await addPayee({ first_name: 'Zdzisława', last_name: 'Kręcigłowa' });
    await addPaid(payee.id, 200_000, inYear(lastYear));
    await payee.save({ year: lastYear, ...FIELDS });
    const now = api.context.clock();
    await db.transaction((tx) => eraseAccount(tx, payee.id, 'x', now));
    const [row] = (await report(lastYear)).results;
    assert.deepEqual([row?.name, row?.is_deleted, row?.pesel], ['Zdzisława Kręcigłowa', true, '•••••••1359']);
    assert.ok((await takeFile(lastYear)).json<TaxReportFile>().content.includes('"Zdzisława";"Kręcigłowa"'));
    assert.deepEqual(await takeNotifications(api, payee.id), []);
    const kept = async (at: string) => {
      await db.transaction((tx) => purgeTaxDataJob.run(api.context, tx, {}, new Date(at)));
      return [
        (await db.query(sql`select id from payout_tax_data`)).length,
        (await db.query(sql`select id from tax_reports`)).length,
      ];
    };
    assert.deepEqual(await kept(`${lastYear + 6}-12-31T22:59:59Z`), [1, 1]);
    assert.deepEqual(await kept(`${lastYear + 6}-12-31T23:00:00Z`), [0, 0]);
  });

  it('data whose withdrawals were rejected are deleted once the next year is reported, those of a report stay', async () => {
    const [rejected, paid] = [await addPayee(), await addPayee()];
    for (const { id, save } of [rejected, paid]) {
      await addPaid(id, 200_000, inYear(lastYear - 1));
      await save({ year: lastYear - 1, ...FIELDS });
    }
    await db.query(sql`
      update withdrawals set status = 'rejected', rejected_reason = 'Test' where user_id = ${rejected.id} and status = 'paid'`);
    const purge = async () => {
      await db.transaction((tx) => purgeTaxDataJob.run(api.context, tx, {}, api.context.clock()));
      return (await db.query<{ user_id: string }>(sql`select user_id from payout_tax_data`)).map((row) => row.user_id);
    };
    assert.equal((await purge()).length, 2);
    assert.equal((await takeFile(lastYear)).statusCode, 201);
    assert.deepEqual(await purge(), [paid.id]);
  });

  it('a year whose data were deleted has no file', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 200_000, inYear(thisYear - 7));
    assert.ok(!(await report(lastYear)).years.includes(thisYear - 7));
    assert.equal((await takeFile(thisYear - 7)).statusCode, 404);
  });
});
