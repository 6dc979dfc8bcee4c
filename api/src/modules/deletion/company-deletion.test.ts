import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyRole } from '@wspolnik/contract';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addMember } from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import { addOffer } from '../offers/testing/offers.ts';
import {
  addOrder,
  addPerson,
  addPoints,
  addTeam,
  api,
  category,
  deleteAny,
  deleteOwn,
  mailsTo,
  traces,
} from './testing/deletion.ts';

describe('deleting a company', () => {
  test('deletion removes its profile, members, cards and offers and invalidates its Company-Id', async () => {
    const { company, owner, headers } = await addTeam('Wyjątkowa Nazwa');
    const member = await addPerson();
    await addMember(api, company, member.id, 'member');
    const offer = await addOffer(api, { company_id: company, category_id: category });
    await api.db.query(sql`
      update companies set email = 'wyjatkowa@example.test', nip = '5260250274', image = '/api/files/file-logo.jpg'
      where id = ${company}`);
    await api.db.query(sql`
      insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at, status, document,
        document_name, document_mime, document_size)
      values (${newId()}, ${company}, '5260250274', '012100784', '', ${owner.id}, now(), 'active',
        'private-odpis.pdf', 'odpis.pdf', 'application/pdf', 10)`);
    await api.db.query(sql`
      insert into membership_cards (id, number, company_id, taken_at, created_at)
      values (${newId()}, '77001', ${company}, now(), now())`);
    const reference = newId();
    await api.db.query(sql`
      insert into company_references (id, company_id, title, created_at, updated_at) values (${reference}, ${company}, 'Wyjątkowa realizacja', now(), now())`);
    await api.db.query(sql`
      insert into company_pictures (id, company_id, reference_id, file_key, thumbnail_key, width, height)
      values (${newId()}, ${company}, ${reference}, 'file-photo.jpg', 'file-photo-320.jpg', 8, 8)`);
    const add = { email: 'invited@example.test', action: 'add' };
    await api.inject({ method: 'POST', url: '/api/accounts/company-manage-users/', payload: add, headers });
    const promote = { user_id: member.id, action: 'promote' };
    const url = '/api/accounts/company-manage-managers/';
    assert.equal((await api.inject({ method: 'POST', url, payload: promote, headers })).statusCode, 200);
    const invitation = new URL(/https?:\S+/.exec((await mailsTo('invited@example.test'))[0]?.text ?? '')?.[0] ?? '');

    assert.equal((await deleteOwn(headers)).statusCode, 204);
    assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).statusCode, 404);
    assert.equal((await api.inject({ url: `/api/offers/${offer}/` })).statusCode, 404);
    for (const person of [owner, member]) {
      const acting = { ...person.headers, 'company-id': company };
      const reply = await api.inject({ url: '/api/accounts/company-data/', headers: acting });
      assert.equal(reply.json().code, 'not_a_member');
      const own = await api.inject({ url: '/api/accounts/company-list/', headers: person.headers });
      assert.equal(own.json().count, 0);
    }
    const preview = await api.inject({ url: `/api/invite/${invitation.search}` });
    assert.equal(preview.json().code, 'token_invalid');
    const card = await api.db.one(sql`select company_id from membership_cards where number = '77001'`);
    assert.deepEqual(card, { company_id: null });
    assert.equal((await mailsTo(owner.email))[0]?.subject, 'Firma Wyjątkowa Nazwa została usunięta');
    await api.db.query(sql`delete from outbox`);
    for (const word of ['Wyjątkowa', 'wyjatkowa', '5260250274', 'invited@']) assert.deepEqual(await traces(word), []);
    const discarded = await api.db.query<{ key: string }>(sql`select key from discarded_files where key like '%o%.%'`);
    assert.ok(
      ['file-logo.jpg', 'file-photo.jpg', 'private-odpis.pdf'].every((key) => discarded.some((row) => row.key === key)),
    );
  });

  const roles: [CompanyRole | 'stranger', number][] = [
    ['member', 403],
    ['manager', 403],
    ['stranger', 403],
  ];
  for (const [role, status] of roles) {
    test(`deletion is refused to a ${role}`, async () => {
      const { company } = await addTeam();
      const person = await addPerson();
      if (role !== 'stranger') await addMember(api, company, person.id, role);
      const reply = await deleteOwn({ ...person.headers, 'company-id': company });
      assert.equal(reply.statusCode, status);
      assert.equal((await deleteOwn({})).statusCode, 401);
      assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).statusCode, 200);
    });
  }

  test('ends the blocks of messages by the company and of it', async () => {
    const { company, headers } = await addTeam();
    const person = await addPerson();
    for (const [as, payload] of [
      [headers, { user_id: person.id }],
      [person.headers, { company_id: company }],
    ] as const) {
      const reply = await api.inject({ method: 'POST', url: '/api/message-blocks/', payload, headers: as });
      assert.equal(reply.statusCode, 204);
    }
    assert.equal((await deleteOwn(headers)).statusCode, 204);
    const reply = await api.inject({ url: '/api/message-blocks/', headers: person.headers });
    assert.equal(reply.json().count, 0);
    const left = await api.db.query(sql`select id from message_blocks where blocker_company_id = ${company}`);
    assert.deepEqual(left, []);
  });

  test('deletes its notes about threads and its assignments', async () => {
    const { company, owner, headers } = await addTeam();
    const person = await addPerson();
    const call = (method: 'POST' | 'PUT', url: string, payload: object, as: Record<string, string>) =>
      api.inject({ method, url: `/api/${url}/`, payload, headers: as });
    const message = { company_recipient_id: company, message: 'Dzień dobry' };
    const { thread_id } = (await call('POST', 'message-send', message, person.headers)).json();
    const note = { client_id: newId(), thread_id, text: 'Stały klient' };
    assert.equal((await call('POST', 'message-thread-notes', note, headers)).statusCode, 201);
    const assignment = { thread_id, user_id: owner.id };
    assert.equal((await call('PUT', 'message-thread-assignee', assignment, headers)).statusCode, 204);
    assert.equal((await deleteOwn(headers)).statusCode, 204);
    const left = await api.db.query(sql`
      select thread_id from thread_notes where company_id = ${company}
      union all select thread_id from thread_assignments where company_id = ${company}`);
    assert.deepEqual(left, []);
  });

  test('deletion is refused while it has open sales, points or pending rewards', async () => {
    const sells = await addTeam();
    await addOrder(sells.company, (await addPerson()).id, 'bought');
    assert.equal((await deleteOwn(sells.headers, '?give_up_points=true')).json().code, 'has_obligations');
    assert.equal((await deleteAny(sells.company)).json().code, 'has_obligations');

    const rich = await addTeam();
    await addPoints(companyAsOwner(rich.company), 'available');
    assert.deepEqual((await deleteOwn(rich.headers)).json().allowed_actions, ['give_up_points']);
    assert.equal((await deleteOwn(rich.headers, '?give_up_points=true')).statusCode, 204);

    const frozen = await addTeam();
    await addPoints(companyAsOwner(frozen.company), 'frozen');
    assert.equal((await deleteOwn(frozen.headers, '?give_up_points=true')).statusCode, 409);
  });

  test('the owner reads first what prevents the deletion, and nobody else does', async () => {
    const { company, headers } = await addTeam();
    const read = (as: Record<string, string>) => api.inject({ url: '/api/accounts/company-obligations/', headers: as });
    const free = (await read(headers)).json();
    assert.ok(Object.values(free).every((value) => value === 0 || value === '0.00' || value === null));
    await addOrder(company, (await addPerson()).id, 'bought');
    await addOrder(company, (await addPerson()).id, 'completed');
    await addPoints(companyAsOwner(company), 'frozen');
    await addPoints(companyAsOwner(company), 'available');
    const { open_sales, open_purchases, waiting_points, points } = (await read(headers)).json();
    assert.deepEqual([open_sales, open_purchases, waiting_points, points], [1, 0, '5.00', '5.00']);
    const manager = await addPerson();
    await addMember(api, company, manager.id, 'manager');
    assert.equal((await read({ ...manager.headers, 'company-id': company })).json().code, 'forbidden');
  });

  test('a deletion and a purchase at the same moment: only one succeeds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { company, headers } = await addTeam();
      const buyer = await addPerson();
      const offer_id = await addOffer(api, { company_id: company, category_id: category, loyalty_points: 0 });
      const keyed = { ...buyer.headers, 'idempotency-key': newId() };
      const payload = { offer_id, ...(await seenOf(api.db, offer_id)) };
      const buy = { method: 'POST', url: '/api/offers/buy/', payload, headers: keyed } as const;
      // The purchase runs more checks first; later rounds give it a head start.
      const bought = api.inject(buy);
      for (let turn = 0; turn < round * 2; turn += 1) await new Promise(setImmediate);
      const [purchase, deletion] = await Promise.all([bought, deleteOwn(headers)]);
      assert.equal(purchase.statusCode === 201, deletion.statusCode === 409, `${purchase.body} ${deletion.body}`);
    }
  });

  test('deletion has one effect when repeated', async () => {
    const { headers } = await addTeam();
    const statuses = (await Promise.all([deleteOwn(headers), deleteOwn(headers)])).map((reply) => reply.statusCode);
    assert.equal(statuses.filter((status) => status === 204).length, 1, String(statuses));
  });

  test('deletion by an admin is audited and frees the name', async () => {
    const { company, headers, owner } = await addTeam('Zgłoszona');
    await addPoints(companyAsOwner(company), 'available');
    for (const who of [{}, headers, owner.headers]) {
      assert.ok([401, 403].includes((await deleteAny(company, who)).statusCode));
    }
    assert.equal((await deleteAny(company)).statusCode, 204);
    assert.equal((await deleteAny(company)).statusCode, 404);
    assert.equal((await deleteAny(newId())).statusCode, 404);
    const audit = await api.db.query(sql`select action, details from audit_log where subject_id = ${company}`);
    assert.deepEqual(audit, [{ action: 'company.deleted', details: { name: 'Zgłoszona' } }]);
  });
});
