import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SentKind } from '@wspolnik/contract/notification-kinds';
import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember, addUser } from '../../testing/people.ts';
import {
  actor,
  api,
  choose,
  deliver,
  eight,
  later,
  mailsAt,
  message,
  newReader,
  person,
  runJobs,
  see,
  subjectsAt,
} from './testing/mails.ts';

beforeEach(newReader);

describe('a mail at once', () => {
  it('a mail names the event, leads there, and its links and headers end such mails', async () => {
    await deliver('NetworkInvite', eight, { subject: { type: 'user', id: actor } });
    const [mail, ...others] = await mailsAt(later(1000));
    assert.ok(mail);
    assert.deepEqual(others, []);
    assert.equal(mail.subject, 'Anna Nowak zaprasza do kontaktów');
    assert.match(mail.text, /^Cześć Anna,\n\nAnna Nowak zaprasza do kontaktów\n\n/);
    assert.match(mail.text, /http:\/\/localhost:3000\/notifications\?open=[0-9a-f-]{36}\n/);
    assert.match(mail.text, /http:\/\/localhost:3000\/notifications\/unsubscribe\?token=\S+/);
    assert.match(mail.html, /href="http:\/\/localhost:3000\/account\/settings\/notifications"/);
    assert.equal(mail.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
    const address = /^<http:\/\/localhost:3000(\/api\/\S+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', url: address, payload: 'List-Unsubscribe=One-Click', headers: form } as const;
    for (const _ of [1, 2]) {
      assert.deepEqual((await api.inject(oneClick)).json(), { scope: 'NetworkInvite', active: false });
    }
    await deliver('NetworkInvite', later(2000));
    assert.deepEqual(await subjectsAt(later(3000)), []);
  });

  it('a mail leaves out the names of strangers that mail programs would turn into links', async () => {
    const spammer = await addUser(api, { email: `${newId()}@example.test` });
    await api.db.query(sql`update users set first_name = 'Dopłać: http://evil.pl' where id in (${spammer}, ${person})`);
    await deliver('NetworkInvite', eight, { actor: userAsOwner(spammer) });
    const [mail] = await mailsAt(later(1000));
    assert.equal(mail?.subject, 'Ktoś zaprasza do kontaktów');
    assert.match(mail.text, /^Cześć,\n\nKtoś zaprasza do kontaktów\n\n/);
    assert.ok(!mail.html.includes('evil.pl'));
    await choose('OpinionReplied', { mail: 'now' });
    await choose('RatingReceived', { mail: 'now' });
    const [foreign, own] = [await addCompany(api, 'Tanio: evil.pl'), await addCompany(api, 'Sklep.pl')];
    await addMember(api, own, person, 'owner');
    await deliver('OpinionReplied', later(2000), {
      actor: companyAsOwner(foreign),
      params: { company: 'Tanio: evil.pl' },
    });
    await deliver('RatingReceived', later(2000), {
      to: companyAsOwner(own),
      params: { company: 'Sklep.pl', rating: '5' },
    });
    assert.deepEqual(await subjectsAt(later(HOUR_MS)), [
      '(nazwa pominięta) odpowiada na Twoją opinię',
      'Nowa opinia o firmie Sklep.pl: 5,0/5',
    ]);
  });

  it('a mail leaves out titles, names of files and reasons of the other side that hold a link', async () => {
    const offer = 'PILNE: dopłata na evil.pl';
    const reason = 'Dopłać:\nhttp://evil.pl/zaplac';
    const params: [SentKind, Record<string, string>][] = [
      ['OfferBought', { offer }],
      ['SaleRejected', { offer: 'Krzesło', reason }],
      ['FileRemoved', { file: 'evil.pl' }],
      ['WithdrawalRejected', { amount: '10.00', reason: 'Instrukcja: https://bank.pl' }],
    ];
    const subjects = [];
    for (const [index, [kind, values]] of params.entries()) {
      await choose(kind, { mail: 'now' });
      await deliver(kind, later(index * MINUTE_MS), { params: values });
      const [mail] = await mailsAt(later(index * MINUTE_MS + 1000));
      subjects.push(mail?.subject);
      assert.ok(!`${mail?.text}${mail?.html}`.includes('evil.pl'), mail?.text);
    }
    const [withdrawal] = subjects.splice(3);
    assert.deepEqual(subjects, [
      'Nowe zamówienie: „(tytuł pominięty)” (Anna Nowak)',
      'Zakup „Krzesło” odrzucony. Powód: (do przeczytania w serwisie)',
      'Plik „(nazwa pominięta)” został usunięty, bo program antywirusowy znalazł w nim zagrożenie. Sprawdź komputer i dodaj inny plik.',
    ]);
    assert.match(withdrawal ?? '', /Powód: Instrukcja: https:\/\/bank\.pl$/);
  });

  it('a mail is sent once, whatever the number of processes', async () => {
    await deliver('OfferBought', eight, { params: { offer: 'Krzesło' } });
    await Promise.all([runJobs(later(1000)), runJobs(later(1000))]);
    assert.deepEqual(await subjectsAt(later(HOUR_MS)), ['Nowe zamówienie: „Krzesło” (Anna Nowak)']);
    assert.deepEqual(await subjectsAt(later(2 * HOUR_MS)), []);
  });

  it('a mail is in the reader’s language, with the markup of others as text', async () => {
    await api.db.query(sql`update users set locale = 'en' where id = ${person}`);
    const params = { offer: '<b>{actor}</b>', reason: 'brak' };
    await deliver('SaleRejected', eight, { params });
    const [mail] = await mailsAt(later(1000));
    assert.equal(mail?.subject, 'Purchase “<b>{actor}</b>” rejected. Reason: brak');
    assert.ok(mail.html.includes('&lt;b&gt;{actor}&lt;/b&gt;'));
    assert.ok(!mail.html.includes('<b>'));
    assert.ok(mail.text.includes('/en/notifications/unsubscribe?token='));
  });

  it('names the company that it is about, and reaches no former member', async () => {
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, person, 'member');
    const to = companyAsOwner(company);
    await deliver('WalletRecharged', eight, { to, actor: null, params: { points: '1234.50' } });
    const [mail] = await mailsAt(later(1000));
    assert.equal(mail?.subject.replaceAll('\u00a0', ' '), 'Doładowanie zaksięgowane: 1 234,50 zł');
    assert.match(mail?.text ?? '', /Dotyczy firmy Pracownia\./);
    await deliver('WalletRecharged', later(2000), { to, actor: null, params: { points: '1.00' } });
    await api.db.query(sql`delete from company_members where user_id = ${person}`);
    assert.deepEqual(await subjectsAt(later(3000)), []);
  });

  it('a mail is not sent to unconfirmed, disabled or deleted accounts, nor about what was seen meanwhile', async () => {
    for (const change of [
      sql`update users set email_verified_at = null where id = ${person}`,
      sql`update users set email_verified_at = now(), disabled_at = now() where id = ${person}`,
      sql`update users set disabled_at = null, deleted_at = now() where id = ${person}`,
    ]) {
      await deliver('NetworkInvite', eight);
      await api.db.query(change);
      assert.deepEqual(await subjectsAt(later(HOUR_MS)), []);
      await api.db.query(sql`delete from jobs`);
    }
    await api.db.query(sql`update users set deleted_at = null where id = ${person}`);
    await deliver('NetworkInvite', eight);
    await see();
    assert.deepEqual(await subjectsAt(later(HOUR_MS)), []);
  });

  it('about messages waits a quarter of an hour, and is one per thread until it is read', async () => {
    const [thread, other] = [newId(), newId()];
    for (const second of [0, 60, 120]) await deliver('MessageForUser', later(second * 1000), message(thread));
    await deliver('MessageForUser', eight, message(other));
    assert.deepEqual(await subjectsAt(later(14 * MINUTE_MS)), []);
    assert.equal((await subjectsAt(later(16 * MINUTE_MS))).length, 2);
    await deliver('MessageForUser', later(HOUR_MS), message(thread));
    assert.deepEqual(await subjectsAt(later(2 * HOUR_MS)), []);
    await deliver('MessageForUser', later(25 * HOUR_MS), message(thread));
    assert.deepEqual(await subjectsAt(later(26 * HOUR_MS)), []);
    await see();
    await deliver('MessageForUser', later(27 * HOUR_MS), message(thread));
    assert.deepEqual(await subjectsAt(later(28 * HOUR_MS)), ['Nowa wiadomość od: Anna Nowak']);
  });

  it('a mail is sent for a kind that is switched off in the product, with a direct link', async () => {
    await choose('NetworkInvite', { in_product: false });
    await deliver('NetworkInvite', eight, { subject: { type: 'user', id: actor } });
    const [mail] = await mailsAt(later(1000));
    assert.equal(mail?.subject, 'Anna Nowak zaprasza do kontaktów');
    assert.ok(mail.text.includes(`http://localhost:3000/profiles/${actor}`));
  });
});
