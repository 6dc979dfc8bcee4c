import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Withdrawal } from '@wspolnik/contract/withdrawals';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { api, bank_number, company, db, decide, earn, request } from '../withdrawals/testing/withdrawals.ts';
import { addPaid, addPayee, FIELDS, inYear, lastYear, PESEL, thisYear } from './testing/tax-data.ts';

const ASKED = ['house_number', 'pesel', 'postal_code', 'street', 'town'];
const errorsOf = (reply: { json(): { fields?: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(Object.entries(reply.json().fields ?? {}).map(([name, [error]]) => [name, error?.code]));

describe('a withdrawal of a person', () => {
  it('a withdrawal asks for nothing below 2,000 zł of a year, and for everything at exactly 2,000 zł', async () => {
    const payee = await addPayee();
    assert.equal((await payee.withdraw('1500.00')).statusCode, 201);
    assert.equal((await payee.withdraw('499.99')).statusCode, 201);
    const refused = await payee.withdraw('0.01');
    assert.equal(refused.statusCode, 422);
    assert.deepEqual(Object.keys(errorsOf(refused)).sort(), ASKED);
    assert.deepEqual(new Set(Object.values(errorsOf(refused))), new Set(['required']));
    assert.deepEqual((await payee.read()).amount, '1999.99');
    const given = await payee.withdraw('0.01', FIELDS);
    assert.equal(given.statusCode, 201, given.body);
    const [year] = (await payee.read()).years;
    assert.deepEqual([year?.year, year?.amount, year?.data?.pesel], [thisYear, '2000.00', '•••••••1359']);
    assert.deepEqual([year?.data?.street, year?.data?.postal_code, year?.reported_at], ['Piotrkowska', '90-001', null]);
    assert.equal((await payee.withdraw('700.00')).statusCode, 201, 'given once for the year');
  });

  it('a withdrawal stores nothing below the limit, whatever is sent', async () => {
    const payee = await addPayee();
    assert.equal((await payee.withdraw('1.00', { ...FIELDS, pesel: 'x' })).statusCode, 201);
    assert.deepEqual((await payee.read()).years, []);
    assert.deepEqual(await db.query(sql`select id from payout_tax_data where user_id = ${payee.id}`), []);
  });

  it('rejected and cancelled withdrawals do not count', async () => {
    const payee = await addPayee();
    const { id } = (await payee.withdraw('1999.00')).json<Withdrawal>();
    assert.equal((await payee.withdraw('1.00')).statusCode, 422);
    await decide({ id, status: 'rejected', rejected_reason: 'Test' });
    const second = (await payee.withdraw('1999.00')).json<Withdrawal>();
    assert.equal(second.status, 'requested');
    const url = `/api/payment/withdrawals/${second.id}/cancel/`;
    assert.equal((await api.inject({ method: 'POST', url, headers: payee.headers })).statusCode, 200);
    assert.equal((await payee.read()).amount, '0.00');
    assert.equal((await payee.withdraw('1999.99')).statusCode, 201);
  });

  it('a withdrawal counts in the year of its payment in Poland, one under way in the current year', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 200_000, `${lastYear}-12-31T22:59:59Z`);
    assert.deepEqual(
      (await payee.read()).years.map(({ year, amount }) => [year, amount]),
      [[lastYear, '2000.00']],
    );
    assert.equal((await payee.withdraw('1000.00')).statusCode, 201);
    await addPaid(payee.id, 100_000, `${lastYear}-12-31T23:00:00Z`);
    assert.equal((await payee.read()).amount, '2000.00');
    await db.query(sql`update withdrawals set created_at = ${inYear(lastYear)} where user_id = ${payee.id}`);
    assert.equal((await payee.read()).amount, '2000.00', 'asked for last year, and still under way');
    assert.equal((await payee.withdraw('1.00')).statusCode, 422);
  });

  it('of withdrawals at once that reach the limit together, those above it are refused without data', async () => {
    const payee = await addPayee();
    const replies = await Promise.all(Array.from({ length: 8 }, () => payee.withdraw('500.00')));
    assert.equal(replies.filter(({ statusCode }) => statusCode === 201).length, 3);
    assert.equal((await payee.read()).amount, '1500.00');
    const both = await Promise.all([payee.withdraw('1000.00', FIELDS), payee.withdraw('5.00', FIELDS)]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode),
      [201, 201],
    );
    assert.equal((await payee.read()).years.length, 1);
  });

  it('each wrong field has its error, and the withdrawal is not made', async () => {
    const payee = await addPayee();
    const cases = [
      [{ pesel: '44051401358' }, { pesel: 'pesel' }],
      [{ pesel: '44053101350' }, { pesel: 'pesel' }],
      [{ pesel: '44133001354' }, { pesel: 'pesel' }],
      [{ pesel: '0'.repeat(11) }, { pesel: 'pesel' }],
      [{ pesel: '4405140135' }, { pesel: 'pesel' }],
      [{ pesel: '\u200b' }, { pesel: 'required' }],
      [{ postal_code: '9000-1' }, { postal_code: 'postalCode' }],
      [
        { street: '  ', town: '' },
        { street: 'required', town: 'required' },
      ],
      [{ house_number: 'x'.repeat(21) }, { house_number: 'maxLength' }],
    ] as const;
    for (const [wrong, errors] of cases) {
      const reply = await payee.withdraw('2000.00', { ...FIELDS, ...wrong });
      assert.deepEqual([reply.statusCode, errorsOf(reply)], [422, errors], JSON.stringify(wrong));
    }
    assert.equal((await payee.read()).amount, '0.00');
    const spaced = await payee.withdraw('2000.00', { ...FIELDS, pesel: 'PESEL: 440514 01359', postal_code: '90001' });
    assert.equal(spaced.statusCode, 201, spaced.body);
    assert.equal((await payee.read()).years[0]?.data?.postal_code, '90-001');
  });

  it('a company gives no tax data', async () => {
    await earn(companyAsOwner(company), 1_000_000);
    assert.equal((await request({ amount: '5000.00', bank_number }, 'owner', company)).statusCode, 201);
  });

  it('a repeated request is answered once, and its record holds no hash that can be guessed', async () => {
    const payee = await addPayee();
    const key = newId();
    const first = await payee.withdraw('2000.00', FIELDS, key);
    assert.deepEqual((await payee.withdraw('2000.00', FIELDS, key)).json(), first.json());
    assert.equal((await payee.withdraw('2000.00', { ...FIELDS, town: 'Radom' }, key)).statusCode, 409);
    const { hash } = api.context.vault;
    const sent = JSON.stringify({ amount: '2000.00', bank_number, ...FIELDS });
    const stored = await db.one<{ request_hash: string; body: object }>(sql`
      select request_hash, body from idempotency_keys where key = ${key}`);
    assert.equal(stored?.request_hash, hash(sent));
    assert.ok(!JSON.stringify(stored.body).includes(PESEL));
  });
});

describe('payment/tax-data/', () => {
  it('the person corrects the data of a year that asks for them, and keeps the PESEL', async () => {
    const payee = await addPayee();
    await payee.withdraw('2000.00', FIELDS);
    const { pesel: _, ...address } = FIELDS;
    const reply = await payee.save({ year: thisYear, ...address, town: 'Zgierz' });
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal(reply.headers['cache-control'], 'no-store');
    const [year] = (await payee.read()).years;
    assert.deepEqual([year?.data?.town, year?.data?.pesel], ['Zgierz', '•••••••1359']);
    await payee.save({ year: thisYear, ...FIELDS, pesel: '02070803628' });
    assert.equal((await payee.read()).years[0]?.data?.pesel, '•••••••3628');
    const wrong = await payee.save({ year: thisYear, ...FIELDS, pesel: '1' });
    assert.deepEqual(errorsOf(wrong), { pesel: 'pesel' });
  });

  it('missing data of a former year are given, and none for a year that asks for nothing', async () => {
    const payee = await addPayee();
    await addPaid(payee.id, 250_000, inYear(lastYear));
    const { pesel: _, ...address } = FIELDS;
    assert.deepEqual(errorsOf(await payee.save({ year: lastYear, ...address })), { pesel: 'required' });
    assert.equal((await payee.save({ year: lastYear, ...FIELDS })).statusCode, 200);
    assert.equal((await payee.save({ year: thisYear, ...FIELDS })).statusCode, 404);
    assert.deepEqual(
      (await payee.read()).years.map(({ year, data }) => [year, data?.town]),
      [[lastYear, 'Łódź']],
    );
  });

  it('the data are the person’s only, and a change needs a confirmation', async () => {
    const [payee, other] = [await addPayee(), await addPayee()];
    await payee.withdraw('2000.00', FIELDS);
    assert.deepEqual((await other.read()).years, []);
    const payload = { year: thisYear, ...FIELDS };
    const reply = await api.inject({ method: 'PUT', url: '/api/payment/tax-data/', payload, headers: payee.headers });
    assert.deepEqual([reply.statusCode, reply.json().code], [403, 'confirmation_required']);
  });
});
