import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AdminOffer, AdminOfferPage } from '@wspolnik/contract/admin-offers';
import { ModerationItem } from '@wspolnik/contract/moderation';
import type { OwnOfferPage } from '@wspolnik/contract/offer-lists';
import type { Offer } from '@wspolnik/contract/offers';
import { Compile } from 'typebox/compile';
import { sweepFilesJob } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import { json, sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import { addCategory, addOffer, statementsOf } from '../offers/testing/offers.ts';
import { api, call, company, headersOf, ids, refusal } from '../posts/testing/posts.ts';
import { appeal, decideOn, decisionOf, itemOf, QUEUE, statement, versionOf } from './testing/moderation.ts';

const category_id = await addCategory(api, 'Szkolenia');
const offer = (title: string, more: object = {}) =>
  addOffer(api, { company_id: company, category_id, title, description: 'Opis', ...more });
const report = (offer_id: string, login: string, reason = 'Zdjęcia są cudze', category = 'false_pictures') =>
  call('POST', 'offer-report/', login, { offer_id, reason, category });
const read = async (id: string, login: string) => (await call('GET', `offers/${id}/`, login)).json<Offer>();
const caseOf = async (id: string, login = 'admin') =>
  (await call('GET', `${QUEUE}${id}/`, login)).json<ModerationItem>();

describe('POST offer-report/', () => {
  it('an offer is reported once by each person, and not by members of its company', async () => {
    const id = await offer('Kurs');
    assert.equal((await report(id, 'guest')).json().code, 'not_authenticated');
    for (const login of ['owner@', 'owner', 'member']) {
      assert.equal((await report(id, login)).json().code, 'invalid_transition', login);
    }
    assert.equal((await report(id, 'jan', '  ')).json().code, 'validation_failed');
    for (const login of ['jan', 'jan', 'anna']) assert.equal((await report(id, login)).statusCode, 204);
    const item = await itemOf(id);
    assert.deepEqual(
      [item?.report_count, item?.reports.map(({ category }) => category)],
      [2, ['false_pictures', 'false_pictures']],
    );
  });

  it('an offer that the public does not see cannot be reported', async () => {
    const id = await offer('Wyłączona', { is_active: false });
    assert.equal((await report(id, 'jan')).json().code, 'not_found');
    assert.equal((await report(newId(), 'jan')).json().code, 'not_found');
  });
});

describe('a case of an offer', () => {
  it('the case shows the offer as it was reported beside the present one', async () => {
    const id = await offer('Tanio', { price_from: 10_000 });
    await report(id, 'jan');
    await api.db.query(sql`
      update offers set title = 'Drożej', price_from = 25000, description = 'Inny opis' where id = ${id}`);
    const item = await itemOf(id);
    assert.ok(item && Compile(ModerationItem).Check(item), JSON.stringify(Compile(ModerationItem).Errors(item)));
    const { reported, subject } = item;
    assert.deepEqual([reported?.title, reported?.price_from, reported?.text], ['Tanio', '100.00', 'Opis']);
    assert.deepEqual(
      [subject.offer?.title, subject.offer?.price_from, subject.text],
      ['Drożej', '250.00', 'Inny opis'],
    );
    assert.deepEqual(
      subject.offer?.prices.map(({ price_from }) => price_from),
      ['100.00'],
    );
  });

  it('all pictures of the report are kept until the decision, although its seller has removed them', async () => {
    const id = await offer('Ze zdjęciami');
    const keys = ['a', 'b', 'c', 'd'].map((name) => `${name}${newId()}.webp`);
    const [key = '', thumbnail = '', second = '', other = ''] = keys;
    await api.db.query(sql`
      insert into offer_images (id, offer_id, file_key, thumbnail_key, width, height, position)
      values (${newId()}, ${id}, ${key}, ${thumbnail}, 10, 10, 0), (${newId()}, ${id}, ${second}, ${other}, 10, 10, 1)`);
    await report(id, 'jan');
    await api.db.query(sql`delete from offer_images where offer_id = ${id}`);
    await api.db.query(sql`
      insert into discarded_files (key, discarded_at) select unnest(${keys}::text[]), now() - interval '2 days'`);
    const due = async () => {
      const found = (await sweepFilesJob.prepare?.(api.context, {}, new Date())) as string[];
      return keys.filter((one) => found.includes(one));
    };
    assert.deepEqual(await due(), []);
    const { image, images } = (await itemOf(id))?.reported ?? {};
    assert.equal(image?.url, `/api/files/${key}`);
    assert.deepEqual(
      images?.map(({ url }) => url),
      [`/api/files/${key}`, `/api/files/${second}`],
    );
    await decideOn('offer', id, 'dismiss');
    assert.deepEqual((await due()).sort(), [...keys].sort());
  });

  it('a report from before all pictures were kept shows the first one', async () => {
    const id = await offer('Dawniej');
    await report(id, 'jan');
    const image = { url: '/api/files/a.webp', thumbnail: '/api/files/b.webp' };
    await api.db.query(sql`
      update moderation_reports r set snapshot = r.snapshot - 'images' || ${json({ image })}::jsonb
      from moderation_cases c where c.id = r.case_id and c.subject_id = ${id}`);
    assert.deepEqual((await itemOf(id))?.reported?.images, [image]);
  });

  it('a decision about an offer that was edited since is refused', async () => {
    for (const assignment of [
      sql`title = 'Nowy tytuł'`,
      sql`price_from = 99999`,
      sql`description = 'Nowy opis'`,
      sql`hidden_at = now()`,
    ]) {
      const id = await offer('Zmieniana');
      await report(id, 'jan');
      const version = await versionOf(id);
      await api.db.query(sql`update offers set ${assignment} where id = ${id}`);
      assert.equal((await decideOn('offer', id, 'dismiss', { version })).json().code, 'case_changed');
    }
  });

  it('the case has the history of its seller', async () => {
    const seller = await addCompany(api, 'Z przeszłością');
    const [first, second] = [
      await offer('Pierwsza', { company_id: seller }),
      await offer('Druga', { company_id: seller }),
    ];
    const order = (status: string) =>
      api.db.query(sql`
      insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward, reward_buyer, status)
      values (${newId()}, ${first}, ${seller}, ${ids.jan ?? ''}, 'Pierwsza', 10000, 0, 0, ${status})`);
    for (const status of ['completed', 'completed', 'cancelled', 'bought']) await order(status);
    const one = await api.db.one<{ id: string }>(
      sql`select id from orders where seller_id = ${seller} and status = 'completed'`,
    );
    await api.db.query(sql`
      insert into order_reports (id, order_id, reason, status_before, created_at)
      values (${newId()}, ${one?.id ?? ''}, 'Nie działa', 'verified', now())`);
    await report(first, 'jan');
    await decideOn('offer', first, 'hide');
    await report(second, 'anna');
    const item = await itemOf(second);
    const { since: _, ...history } = item?.author_history ?? { since: '' };
    assert.deepEqual(history, {
      verified: true,
      offers_active: 1,
      offers_hidden: 1,
      orders_completed: 2,
      orders_cancelled: 1,
      orders_disputed: 1,
      rating: 0,
      rating_count: 0,
      cases_open: 0,
      suspensions: 0,
      warnings: 0,
    });
    assert.deepEqual(
      item?.author_decisions.map(({ kind, type, category }) => [kind, type, category]),
      [['hide', 'offer', 'spam']],
    );
    assert.equal((await itemOf(first))?.author_history.cases_open, 1);
  });
});

describe('a hidden offer', () => {
  it('the offer leaves lists and its page, and its company reads why', async () => {
    const id = await offer('Wycofana');
    await report(id, 'jan');
    for (const login of ['jan', 'owner']) await takeNotifications(api, ids[login]);
    assert.equal((await decideOn('offer', id, 'hide', { reason: 'Cudze zdjęcia' })).statusCode, 204);
    const listed = async () => (await call('GET', 'offers/?q=Wycofana', 'guest')).json<{ count: number }>().count;
    assert.equal(await listed(), 0);
    for (const login of ['guest', 'jan']) assert.equal(await refusal('GET', `offers/${id}/`, login), '404 not_found');
    const decision_id = await decisionOf(id);
    const hidden = { reason: 'Cudze zdjęcia', decision_id };
    assert.deepEqual((await read(id, 'owner')).hidden, hidden);
    const own = (await call('GET', 'offers/get-mine/?status=moderated', 'owner@')).json<OwnOfferPage>();
    assert.deepEqual(own.results.find((one) => one.id === id)?.hidden, hidden);
    assert.equal(own.counts.moderated, own.count);
    assert.deepEqual(
      (await takeNotifications(api, ids.owner)).map(({ kind, params, subject }) => [kind, params.what, subject]),
      [['ContentHidden', 'offer', `decision:${decision_id}`]],
    );
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind, params }) => [kind, params.what, params.decision]),
      [['ReportAnswered', 'offer', 'hide']],
    );
    const forReporter = await statement(decision_id, 'jan');
    assert.deepEqual(
      [forReporter.side, forReporter.type, forReporter.content],
      ['reporter', 'offer', 'Wycofana\n\nOpis'],
    );
    assert.equal(await refusal('GET', `moderation/decisions/${decision_id}/`, 'anna'), '404 not_found');
    assert.equal((await report(id, 'anna')).json().code, 'not_found');
    await call('POST', 'offers/change-active/', 'owner@', { offer_id: id, active: false });
    await call('POST', 'offers/change-active/', 'owner@', { offer_id: id, active: true });
    assert.equal(await listed(), 0);
  });

  it('the offer comes back after an appeal of its seller, whom another admin answers', async () => {
    const id = await offer('Poprawiona');
    await decideOn('offer', id, 'hide', { version: (await caseOf(id)).version });
    const decision = await decisionOf(id);
    assert.equal((await appeal(decision, 'member')).json().code, 'forbidden');
    assert.equal((await appeal(decision, 'owner', 'Zdjęcia są nasze')).statusCode, 200);
    assert.equal((await decideOn('offer', id, 'restore')).json().code, 'own_decision');
    assert.equal((await decideOn('offer', id, 'restore', {}, 'chief')).statusCode, 204);
    assert.equal((await read(id, 'guest')).hidden, null);
    const log = await api.db.query<{ action: string }>(sql`
      select action from audit_log where subject_id = ${id} order by id`);
    assert.deepEqual(
      log.map(({ action }) => action),
      ['offer.hidden', 'offer.restored'],
    );
  });

  it('an open order of the offer goes on, and a new one is refused', async () => {
    const id = await offer('Zamówiona');
    const body = { offer_id: id, ...(await seenOf(api.db, id)) };
    const buy = (login: string) => {
      const headers = { ...headersOf(login), 'idempotency-key': newId() };
      return api.inject({ method: 'POST', url: '/api/offers/buy/', payload: body, headers });
    };
    const bought = await buy('jan');
    assert.equal(bought.statusCode, 201, bought.body);
    await decideOn('offer', id, 'hide', { version: (await caseOf(id)).version });
    assert.equal((await buy('anna')).json().code, 'offer_inactive');
    const info = { transaction_id: bought.json<{ id: string }>().id, text: 'Faktura 1/2026' };
    assert.equal((await call('POST', 'offers/sale-add-info/', 'jan', info)).statusCode, 200);
  });

  it('a suspended company that comes back does not bring its hidden offer with it', async () => {
    const seller = await addCompany(api, 'Wraca');
    const id = await offer('Ukryta u firmy', { company_id: seller });
    await decideOn('offer', id, 'hide', { version: (await caseOf(id)).version });
    await api.db.query(sql`update companies set status = 'suspended' where id = ${seller}`);
    await api.db.query(sql`update companies set status = 'active' where id = ${seller}`);
    assert.equal(await refusal('GET', `offers/${id}/`, 'guest'), '404 not_found');
  });

  it('an offer is not decided by an admin of its company', async () => {
    const seller = await addCompany(api, 'Firma administratora');
    await addMember(api, seller, ids.admin ?? '', 'member');
    const id = await offer('Własna', { company_id: seller });
    await report(id, 'jan');
    assert.equal((await itemOf(id))?.blocked, 'own_matter');
    assert.equal((await decideOn('offer', id, 'hide')).json().code, 'own_profile');
  });
});

describe('an offer that nobody has reported', () => {
  it('an admin hides it as they saw it, which opens a case', async () => {
    const id = await offer('Niezgłoszona');
    const { version, id: shown, reports, allowed_actions } = await caseOf(id);
    assert.deepEqual([shown, reports, allowed_actions], [id, [], ['hide', 'warn']]);
    await api.db.query(sql`update offers set title = 'Niezgłoszona, ale inna' where id = ${id}`);
    assert.equal((await decideOn('offer', id, 'hide', { version })).json().code, 'case_changed');
    assert.equal((await decideOn('offer', id, 'hide', { version: null })).json().code, 'case_changed');
    const now = (await caseOf(id)).version;
    assert.equal((await decideOn('offer', id, 'hide', { version: now })).statusCode, 204);
    assert.equal((await caseOf(id)).id, (await itemOf(id))?.id);
  });
});

describe('GET accounts/admin/offers/', () => {
  const list = async (query: Record<string, string>) => {
    const reply = await call('GET', `accounts/admin/offers/?${new URLSearchParams(query)}`, 'admin');
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json<AdminOfferPage>();
  };
  const titles = async (query: Record<string, string>) => (await list(query)).results.map(({ title }) => title);

  it('admins search offers of every state by title, seller and id', async () => {
    const seller = await addCompany(api, 'Żuraw Meble');
    const mine = { company_id: seller };
    const shown = await offer('Stół dębowy', mine);
    const off = await offer('Stół sosnowy', { ...mine, is_active: false });
    await report(shown, 'jan');
    assert.deepEqual((await titles({ q: 'stol' })).sort(), ['Stół dębowy', 'Stół sosnowy']);
    assert.deepEqual(await titles({ q: 'zuraw dębowy' }), ['Stół dębowy']);
    assert.deepEqual(await titles({ q: off }), ['Stół sosnowy']);
    assert.deepEqual((await titles({ q: seller })).length, 2);
    assert.deepEqual(await titles({ q: seller, state: 'inactive' }), ['Stół sosnowy']);
    assert.deepEqual(await titles({ q: seller, reported: 'true' }), ['Stół dębowy']);
    assert.deepEqual(await titles({ q: seller, reported: 'false' }), ['Stół sosnowy']);
    assert.deepEqual((await titles({ q: seller, category: category_id })).length, 2);
    assert.deepEqual(await titles({ q: seller, category: newId() }), []);
    const row = (await list({ q: shown })).results[0] as AdminOffer;
    assert.deepEqual(
      [row.seller.name, row.price_from, row.state, row.report_count],
      ['Żuraw Meble', '100.00', 'listed', 1],
    );
    await decideOn('offer', shown, 'hide');
    assert.deepEqual(await titles({ q: seller, state: 'hidden' }), ['Stół dębowy']);
    await api.db.query(sql`update companies set status = 'suspended' where id = ${seller}`);
    await api.db.query(sql`update offers set is_active = true where id = ${off}`);
    assert.deepEqual(await titles({ q: seller, state: 'unlisted' }), ['Stół sosnowy']);
  });

  it('the list answers the contract in few statements, and only to admins', async () => {
    let page: unknown;
    const statements = await statementsOf(api, async () => {
      page = await list({ limit: '100' });
    });
    assert.ok(statements <= 4, `${statements} statements`);
    assert.ok(Compile(AdminOfferPage).Check(page), JSON.stringify(Compile(AdminOfferPage).Errors(page)));
    assert.equal(await refusal('GET', 'accounts/admin/offers/', 'owner@'), '403 forbidden');
  });
});
