import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WithdrawalDetail } from '@wspolnik/contract/withdrawal-requests';
import type { Withdrawal } from '@wspolnik/contract/withdrawals';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import {
  api,
  ask,
  bank_number,
  cancel,
  company,
  confirmed,
  decide,
  detail,
  earn,
  own,
  person,
  points,
  request,
} from './testing/withdrawals.ts';

describe('POST payment/requestwithdrawal/', () => {
  it('a request holds the points, once per key', async () => {
    const key = newId();
    const spaced = `PL ${bank_number.slice(0, 2)}\u00a0${bank_number.slice(2)}`;
    const first = await request({ amount: '12.34', bank_number: spaced }, 'person', undefined, key);
    assert.equal(first.statusCode, 201);
    const withdrawal = first.json<Withdrawal>();
    assert.deepEqual(
      [withdrawal.status, withdrawal.bank_number, withdrawal.amount],
      ['requested', bank_number, '12.34'],
    );
    const again = await request({ amount: '12.34', bank_number: spaced }, 'person', undefined, key);
    assert.deepEqual(again.json(), withdrawal);
    assert.deepEqual(await points(person), [8_766, 1_234]);
    assert.deepEqual((await own('person')).results, [withdrawal]);
    assert.deepEqual((await own('stranger')).results, []);
    assert.equal((await decide({ id: withdrawal.id, status: 'rejected', rejected_reason: 'Test' })).statusCode, 200);
  });

  it('a request accepts a broker account instead, from an owner for the company', async () => {
    const reply = await request({ amount: '50.00', broker_account: ' DM-77/ą ' }, 'owner', company);
    assert.equal(reply.json<Withdrawal>().broker_account, 'DM-77/ą');
    assert.deepEqual(await points(companyAsOwner(company)), [0, 5_000]);
    assert.equal((await own('member', company)).count, 1);
    assert.equal((await own('owner')).count, 0);
  });

  it('a request refuses more than was earned, also for many requests at once', async () => {
    assert.equal((await request({ amount: '100.01', bank_number })).json().code, 'insufficient_points');
    const replies = await Promise.all(Array.from({ length: 8 }, () => request({ amount: '30.00', bank_number })));
    assert.equal(replies.filter(({ statusCode }) => statusCode === 201).length, 3);
    assert.deepEqual(await points(person), [1_000, 9_000]);
    for (const { id } of (await own('person', undefined, '?status=requested')).results) {
      await decide({ id, status: 'rejected', rejected_reason: 'Test' });
    }
    assert.deepEqual(await points(person), [10_000, 0]);
  });

  it('a request refuses wrong amounts and targets, and changes nothing', async () => {
    const cases = [
      [{ amount: '0.00', bank_number }, 'amount', 'min'],
      [{ amount: '-5.00', bank_number }, 'amount', 'min'],
      [{ amount: '5.005', bank_number }, 'amount', 'amount'],
      [{ amount: '5.00' }, 'bank_number', 'oneOf'],
      [{ amount: '5.00', bank_number, broker_account: 'DM-1' }, 'broker_account', 'oneOf'],
      [{ amount: '5.00', bank_number: '0'.repeat(26) }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', bank_number: `${bank_number.slice(0, 25)}x` }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', bank_number: `9${bank_number.slice(1)}` }, 'bank_number', 'bankNumber'],
      [{ amount: '5.00', broker_account: 'x'.repeat(61) }, 'broker_account', 'maxLength'],
      [{ amount: '5.00', broker_account: '  ' }, 'broker_account', 'oneOf'],
    ] as const;
    for (const [payload, field, code] of cases) {
      const reply = await request(payload);
      assert.deepEqual(
        [reply.statusCode, reply.json().fields?.[field]?.[0].code],
        [422, code],
        JSON.stringify(payload),
      );
    }
    assert.deepEqual(await points(person), [10_000, 0]);
  });

  it('a request is allowed to the person and to owners, with a key', async () => {
    for (const login of ['manager', 'member']) {
      const reply = await request({ amount: '1.00', bank_number }, login, company);
      assert.deepEqual([reply.statusCode, reply.json().code], [403, 'forbidden']);
    }
    const url = '/api/payment/requestwithdrawal/';
    const payload = { amount: '1.00', bank_number };
    assert.equal((await api.inject({ method: 'POST', url, payload })).statusCode, 401);
    const headers = await confirmed('person');
    const keyless = await api.inject({ method: 'POST', url, payload, headers });
    assert.equal(keyless.json().fields['Idempotency-Key'][0].code, 'required');
  });
});

describe('POST payment/withdrawals/{id}/cancel/', () => {
  it('cancelling gives the points back, once, while nobody has decided', async () => {
    const before = await points(person);
    const { id } = await ask('15.00');
    const replies = await Promise.all([cancel(id), cancel(id)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(replies.map((reply) => reply.json().code ?? reply.json().status).sort(), [
      'cancelled',
      'withdrawal_changed',
    ]);
    assert.deepEqual(await points(person), before);
    const { allowed_actions, history, status } = (await detail(id)).json<WithdrawalDetail>();
    assert.deepEqual([status, allowed_actions], ['cancelled', []]);
    assert.deepEqual(
      history.map(({ action }) => action),
      ['requested', 'cancelled'],
    );
    assert.equal((await decide({ id, status: 'approved' })).json().code, 'invalid_transition');
  });

  it('cancelling refuses one that an admin has decided about', async () => {
    const { id } = await ask('15.00');
    assert.equal((await decide({ id, status: 'approved' })).statusCode, 200);
    const reply = await cancel(id);
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'withdrawal_changed']);
    assert.equal((await decide({ id, status: 'rejected', rejected_reason: 'Test' })).statusCode, 200);
  });

  it('only those who may ask for a withdrawal can cancel it', async () => {
    await earn(companyAsOwner(company), 2_000);
    const { id } = (await request({ amount: '20.00', bank_number }, 'owner', company)).json<Withdrawal>();
    assert.equal((await cancel(id, 'stranger')).statusCode, 404);
    assert.equal((await cancel(id, 'owner')).statusCode, 404);
    assert.equal((await cancel(id, 'manager', company)).statusCode, 403);
    assert.equal((await cancel(id, 'owner', company)).json<Withdrawal>().status, 'cancelled');
  });
});
