import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DecideWithdrawalsReply, WithdrawalDetail, WithdrawalFile } from '@wspolnik/contract/withdrawal-requests';
import { nrb } from '../../demo/check-digits.ts';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { addOrder } from '../points/testing/points.ts';
import {
  all,
  api,
  ask,
  bank_number,
  company,
  db,
  decide,
  detail,
  earn,
  file,
  ids,
  person,
  points,
  request,
  several,
} from './testing/withdrawals.ts';
import { transferCsv } from './transfer-csv.ts';

const approved = async (amount = '1.00') => {
  const { id } = await ask(amount);
  await decide({ id, status: 'approved' });
  return id;
};

describe('accounts/admin/withdrawal-requests/several/', () => {
  it('each withdrawal is decided by itself, and the refused ones are named', async () => {
    const [one, two, done] = [await ask('1.00'), await ask('2.00'), await approved()];
    const gone = newId();
    const key = newId();
    const body = { ids: [one.id, done, gone, two.id], status: 'approved' };
    const { results } = (await several(body, 'admin', key)).json<DecideWithdrawalsReply>();
    assert.deepEqual(
      results.map(({ request: decided, code }) => decided?.status ?? code),
      ['approved', 'withdrawal_changed', 'not_found', 'approved'],
    );
    // A lost answer: the same request again tells the same.
    assert.deepEqual((await several(body, 'admin', key)).json(), { results });
    const before = await points(person);
    const paid = (await several({ ids: [one.id, two.id, done], status: 'paid' })).json<DecideWithdrawalsReply>();
    assert.deepEqual(
      paid.results.map(({ code }) => code),
      [null, null, null],
    );
    assert.deepEqual(await points(person), [before[0], (before[1] ?? 0) - 400]);
    assert.equal((await several({ ids: [], status: 'paid' })).statusCode, 422);
    assert.equal((await several({ ids: [one.id], status: 'rejected' })).statusCode, 422);
  });

  it('each withdrawal is paid once when two admins press at once', async () => {
    const chosen = [await approved(), await approved(), await approved()];
    const before = await points(person);
    const both = await Promise.all([
      several({ ids: chosen, status: 'paid' }),
      several({ ids: [...chosen].reverse(), status: 'paid' }, 'other-admin'),
    ]);
    const codes = both.flatMap((reply) => reply.json<DecideWithdrawalsReply>().results.map(({ code }) => code));
    assert.equal(codes.filter((code) => code === null).length, 3);
    assert.equal(codes.filter((code) => code === 'withdrawal_changed').length, 3);
    assert.deepEqual(await points(person), [before[0], (before[1] ?? 0) - 300]);
  });
});

describe('four eyes', () => {
  it('an admin leaves an own withdrawal, and one of an own company, to another admin', async () => {
    const admin = ids.admin ?? '';
    await earn(userAsOwner(admin), 1_000);
    await earn(companyAsOwner(company), 1_000);
    const own = (await request({ amount: '1.00', bank_number }, 'admin')).json();
    const companys = (await request({ amount: '1.00', bank_number }, 'owner', company)).json();
    await db.query(sql`
      insert into company_members (company_id, user_id, role) values (${company}, ${admin}, 'member')`);
    for (const { id } of [own, companys]) {
      for (const status of ['approved', 'rejected']) {
        const refused = await decide({ id, status, rejected_reason: 'x' });
        assert.deepEqual([refused.statusCode, refused.json().code], [409, 'own_profile']);
      }
      const row = (await detail(id)).json<WithdrawalDetail>();
      assert.deepEqual([row.status, row.is_own, row.allowed_actions], ['requested', true, []]);
      assert.equal((await decide({ id, status: 'approved' }, 'other-admin')).statusCode, 200);
      assert.equal((await several({ ids: [id], status: 'paid' })).json().results[0].code, 'own_profile');
      assert.equal((await file({ ids: [id] })).json().code, 'own_profile');
      const made = (await file({ ids: [id, await approved()] })).json<WithdrawalFile>();
      assert.deepEqual([made.count, made.left_out.map((own) => own.id)], [1, [id]]);
      assert.equal((await detail(id)).json<WithdrawalDetail>().file, null);
      assert.equal((await decide({ id, status: 'paid' }, 'other-admin')).statusCode, 200);
    }
    await db.query(sql`delete from company_members where company_id = ${company} and user_id = ${admin}`);
  });
});

describe('accounts/admin/withdrawal-files/', () => {
  it('the call makes one file of approved withdrawals, which remember it', async () => {
    const [one, two] = [await approved('12.34'), await approved('5.00')];
    const key = newId();
    const reply = await file({ ids: [one, two] }, 'admin', key);
    assert.equal(reply.statusCode, 201, reply.body);
    const made = reply.json<WithdrawalFile>();
    assert.deepEqual([made.count, made.total], [2, '17.34']);
    assert.match(made.name, /^przelewy-\d{4}-\d\d-\d\d-\d{4}-[0-9A-F]{4}\.csv$/);
    const lines = made.content.split('\r\n');
    assert.equal(lines[0], '\uFEFFNazwa odbiorcy;Rachunek odbiorcy;Kwota;Tytuł;Waluta');
    const title = `Wypłata punktów Wspólnik ${one.slice(-8).toUpperCase()}`;
    assert.equal(lines[1], `Anna Nowak;${bank_number};12,34;${title};PLN`);
    assert.deepEqual((await file({ ids: [one, two] }, 'admin', key)).json(), made);
    const row = (await all('?status=approved&limit=100')).results.find(({ id }) => id === one);
    assert.deepEqual([row?.file?.id, row?.file?.name], [made.id, made.name]);
    const log = await db.query(
      sql`select action, details->>'name' as name from audit_log where subject_id = ${made.id}`,
    );
    assert.deepEqual(log, [{ action: 'withdrawal_file.created', name: made.name }]);
  });

  it('the call puts none into a second file unless asked for', async () => {
    const [sent, fresh] = [await approved(), await approved()];
    const both = await Promise.all([file({ ids: [sent] }), file({ ids: [sent] }, 'other-admin')]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    const maker = both[0].statusCode === 201 ? 'admin' : 'other-admin';
    const refused = await file({ ids: [sent, fresh] }, maker);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'already_exported']);
    assert.equal((await detail(fresh)).json<WithdrawalDetail>().file, null);
    assert.equal((await file({ ids: [sent, fresh], again: true }, maker)).statusCode, 201);
    const { history } = (await detail(sent)).json<WithdrawalDetail>();
    assert.deepEqual(
      history.map(({ action }) => action),
      ['requested', 'approved', 'file', 'file'],
    );
  });

  it('a file takes only approved withdrawals to bank accounts', async () => {
    const asked = await ask('1.00');
    assert.equal((await file({ ids: [asked.id] })).json().code, 'invalid_transition');
    assert.equal((await file({ ids: [newId()] })).json().code, 'not_found');
    const { id } = (await request({ amount: '1.00', broker_account: 'DM-1' })).json();
    await decide({ id, status: 'approved' });
    assert.equal((await file({ ids: [id] })).json().fields.ids[0].code, 'bankNumber');
    assert.equal((await file({ ids: [await approved()] }, 'owner')).json().code, 'forbidden');
  });

  it('writes no formula and no broken line', () => {
    const row = { id: newId(), amount: 100, bank_number, status: 'approved', is_own: false } as const;
    const csv = transferCsv([
      { ...row, recipient: '=HYPERLINK("x")' },
      { ...row, recipient: 'Nowak; "Spółka"\nz o.o.' },
    ]);
    const [, formula = '', quoted = '', end] = csv.split('\r\n');
    assert.ok(formula.startsWith(`"'=HYPERLINK(""x"")";`), formula);
    assert.ok(quoted.startsWith('"Nowak; ""Spółka"" z o.o.";'), quoted);
    assert.equal(end, '');
  });
});

describe('GET accounts/admin/withdrawal-requests/{id}/', () => {
  it('the answer describes the account: its bank, whether it is verified, who else uses it', async () => {
    const account = nrb(77);
    await db.query(sql`update companies set bank_hash = ${api.context.vault.hash(account)} where id = ${company}`);
    await earn(companyAsOwner(company), 1_000);
    const companys = (await request({ amount: '1.00', bank_number: account }, 'owner', company)).json();
    const persons = (await request({ amount: '1.00', bank_number: account })).json();
    const [of_company, of_person] = [await detail(companys.id), await detail(persons.id)].map((reply) =>
      reply.json<WithdrawalDetail>(),
    );
    assert.deepEqual([of_company?.account?.valid, of_company?.account?.verified], [true, true]);
    assert.deepEqual(
      of_company?.account?.shared_with.map(({ id }) => id),
      [ids.person],
    );
    assert.deepEqual(
      of_person?.account?.shared_with.map(({ id, type }) => [id, type]),
      [[company, 'company']],
    );
    assert.equal(of_person?.account?.verified, null);
    const other = (await request({ amount: '1.00', bank_number: nrb(78) }, 'owner', company)).json();
    assert.equal((await detail(other.id)).json<WithdrawalDetail>().account?.verified, false);
    const found = async (q: string) => (await all(`?limit=100&q=${encodeURIComponent(q)}`)).results.map(({ id }) => id);
    assert.deepEqual((await found(account)).sort(), [companys.id, persons.id].sort());
    assert.ok((await found('firma')).includes(companys.id));
    assert.ok((await found('person@test.pl')).includes(persons.id));
    assert.deepEqual(await found('nikt taki'), []);
  });
});

describe('what a withdrawal pays out', () => {
  it('the list has every reward once, in the order in which they matured, without rejected withdrawals', async () => {
    const stranger = userAsOwner(ids.stranger ?? '');
    const offer = await addOffer(api, { company_id: company, category_id: await addCategory(api, 'IT') });
    const orders = [newId(), newId(), newId()];
    for (const [index, id] of orders.entries()) {
      const parties = { seller_id: company, buyer_user_id: stranger.userId ?? '', buyer_company_id: null };
      await addOrder(db, offer, { id, ...parties, referrer_user_id: null, referrer_company_id: null, reward: 600 });
      await earn(stranger, 100 * (index + 1), id);
    }
    await earn(stranger, 50);
    const take = async (amount: string) => (await request({ amount, bank_number }, 'stranger')).json().id;
    const rejected = await take('1.50');
    const first = await take('1.20');
    await decide({ id: rejected, status: 'rejected', rejected_reason: 'x' });
    const [second, third] = [await take('2.50'), await take('2.80')];
    const sourcesOf = async (id: string) => {
      const { sources, source_count, other_amount } = (await detail(id)).json<WithdrawalDetail>();
      assert.equal(source_count, sources.length);
      return [...sources.map(({ order_id, amount }) => `${orders.indexOf(order_id)}: ${amount}`), other_amount];
    };
    assert.deepEqual(await sourcesOf(first), ['0: 1.00', '1: 0.20', '0.00']);
    assert.deepEqual(await sourcesOf(second), ['1: 1.80', '2: 0.70', '0.00']);
    assert.deepEqual(await sourcesOf(third), ['2: 2.30', '0.50']);
  });
});
