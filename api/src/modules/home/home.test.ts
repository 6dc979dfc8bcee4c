import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Home, Home as HomeSchema } from '@wspolnik/contract/home';
import { DAY_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany } from '../../testing/people.ts';
import { addContact, addInvitation, addOffer, statementsOf } from '../offers/testing/offers.ts';
import { addBuyers, api, headersOf, ids, offerOf, orderIn, seller } from '../orders/testing/orders.ts';
import { ask, priceless, propose } from '../quotes/testing/quotes.ts';

const isHome = Compile(HomeSchema);

async function home(login: string, company?: string): Promise<Home> {
  const reply = await api.inject({ url: '/api/home/', headers: headersOf(login, company) });
  assert.equal(reply.statusCode, 200, reply.body);
  const read = reply.json<Home>();
  assert.ok(isHome.Check(read), JSON.stringify(isHome.Errors(read)));
  return read;
}

/** Count and names of each task. */
const tasksOf = ({ tasks }: Home) => Object.fromEntries(tasks.map(({ kind, count, names }) => [kind, [count, names]]));

const post = (login: string, url: string, payload: object, company?: string) =>
  api.inject({ method: 'POST', url: `/api/${url}/`, payload, headers: headersOf(login, company) });

describe('GET home/', () => {
  test('a new person has nothing that waits, and all first steps', async () => {
    const [login = ''] = await addBuyers(1);
    assert.deepEqual(await home(login), {
      tasks: [],
      webinars: [],
      matches: [],
      saved_searches: 0,
      contact_offers: [],
      steps: { picture: false, headline: false, contact: false, saved_search: false, post: false, company: false },
    });
  });

  test('both sides of the market see what is their own next step', async () => {
    const bought = await orderIn('bought', { title: 'Strona internetowa' });
    const reported = await orderIn('reported', { title: 'Spór o dach' });
    await api.db.query(sql`update orders set due_on = current_date - 3 where id = ${bought.id}`);
    const toPrice = (await ask({ offer_id: await priceless({ title: 'Zabudowa kuchni' }) }, 'friend')).json();
    assert.deepEqual(tasksOf(await home('owner', seller)), {
      quotes_to_price: [1, ['Zabudowa kuchni']],
      disputes: [1, [reported.offer.title]],
      sales: [1, ['Strona internetowa']],
      unpaid_sales: [1, ['Strona internetowa']],
      messages: [1, ['Anna Nowak']],
    });
    assert.deepEqual(tasksOf(await home('member', seller)).disputes, undefined, 'a member decides nothing');
    assert.deepEqual(tasksOf(await home('buyer')), {
      purchases: [1, ['Strona internetowa']],
      unpaid_purchases: [1, ['Strona internetowa']],
    });
    await propose(toPrice.id);
    assert.deepEqual(tasksOf(await home('friend')), {
      quotes_to_accept: [1, ['Zabudowa kuchni']],
      messages: [1, ['Pracownia']],
    });
  });

  test('invitations and unread conversations wait only for the profile in use', async () => {
    const [me = '', other = ''] = await addBuyers(2);
    const firm = await addCompany(api, 'Azymut Doradcy');
    await addInvitation(api, ids[other] ?? '', ids[me] ?? '');
    await addInvitation(api, firm, ids[me] ?? '');
    await post('owner', 'message-send', { user_recipient_id: ids[me], message: 'Dzień dobry' }, seller);
    await post('owner', 'accounts/company-manage-users', { action: 'add', email: `${me}@test.pl` }, seller);
    assert.deepEqual(tasksOf(await home(me)), {
      messages: [1, ['Pracownia']],
      invitations: [2, ['Anna Nowak', 'Azymut Doradcy']],
      company_invitations: [1, ['Pracownia']],
    });
    assert.deepEqual(tasksOf(await home(other)), {});
  });

  test('requests to introduce wait for who is asked, and their answers until the notification is seen', async () => {
    const [asker = '', between = '', wanted = ''] = await addBuyers(3);
    const idOf = (login: string) => ids[login] ?? '';
    await addContact(api, idOf(asker), idOf(between));
    await addContact(api, idOf(between), idOf(wanted));
    const request = { recipient: 'user', recipient_id: idOf(wanted), via_id: idOf(between), text: 'Szukamy drukarni' };
    const asked = (await post(asker, 'network/introductions', request)).json<{ id: string }>();
    assert.deepEqual(tasksOf(await home(between)), { introductions: [1, ['Anna Nowak']] });
    assert.deepEqual(tasksOf(await home(asker)), {});
    await post(between, `network/introductions/${asked.id}`, { action: 'introduce', words: 'Polecam' });
    assert.deepEqual(tasksOf(await home(between)), {});
    assert.deepEqual(tasksOf(await home(asker)), { introduction_answers: [1, ['Anna Nowak']] });
    await post(asker, 'notification/mark-seen', { all: true });
    assert.deepEqual(tasksOf(await home(asker)), {});
  });

  test('webinars are those in which the person has a place, soon or with a recording', async () => {
    const [me = '', late = ''] = await addBuyers(2);
    const at = (days: number) => new Date(api.context.clock().getTime() + days * DAY_MS);
    const add = async (title: string, days: number, { recording = false, who = me, hasPlace = true } = {}) => {
      const url = recording ? 'https://nagrania.test/1' : null;
      await api.db.query(sql`
        with w as (insert into webinars (id, title, short_description, webinar_date, speaker_name, speaker_description, recording_url,
            created_at, updated_at)
          values (${newId()}, ${title}, '', ${at(days)}, 'Ewa Kos', '', ${url}, ${at(0)}, ${at(0)}) returning id)
        insert into webinar_sign_ups (webinar_id, user_id, signed_up_at, has_place, show_contacts, show_participants)
        select id, ${ids[who] ?? ''}, ${at(0)}, ${hasPlace}, false, false from w`);
    };
    await add('Za tydzień', 6);
    await add('Nagrany', -2, { recording: true });
    await add('Bez nagrania', -1);
    await add('Odległy', 8);
    await add('Trwa', -1 / 48);
    await add('Czeka', 1, { who: late, hasPlace: false });
    const listed = async (login: string) => (await home(login)).webinars.map(({ title, state }) => [title, state]);
    assert.deepEqual(await listed(me), [
      ['Trwa', 'running'],
      ['Za tydzień', 'upcoming'],
      ['Nagrany', 'past'],
    ]);
    assert.deepEqual(await listed(late), []);
  });

  test('new offers are those of contacts, and those that a saved search finds', async () => {
    const [me = ''] = await addBuyers(1);
    const firm = await addCompany(api, 'Drukarnia Kraków');
    await addContact(api, ids[me] ?? '', firm);
    const category = await api.db.one<{ category_id: string }>(sql`select category_id from offers limit 1`);
    const listed = (title: string, days = 0) =>
      addOffer(api, {
        ...{ company_id: firm, category_id: category?.category_id ?? '', title },
        created_at: new Date(api.context.clock().getTime() - days * DAY_MS).toISOString(),
      });
    await listed('Stara ulotka', 31);
    for (const [title, days] of [
      ['Ulotki', 3],
      ['Wizytówki', 2],
      ['Plakaty', 1],
    ] as const)
      await listed(title, days);
    await offerOf({ title: 'Ulotki i foldery reklamowe' });
    const search = { name: 'Ulotki', filters: { q: 'ulotka' } };
    assert.equal((await post(me, 'saved-searches', search)).statusCode, 201);

    const statements = await statementsOf(api, () => home(me));
    assert.ok(statements <= 14, `${statements} statements`);
    const { matches, contact_offers, saved_searches } = await home(me);
    assert.deepEqual(
      contact_offers.map(({ title }) => title),
      ['Plakaty', 'Wizytówki'],
      'two of one company',
    );
    assert.deepEqual(
      matches.map(({ search, offer }) => [search.name, offer.title]),
      [
        ['Ulotki', 'Ulotki i foldery reklamowe'],
        ['Ulotki', 'Ulotki'],
      ],
    );
    assert.equal(saved_searches, 1);
    assert.deepEqual((await home('friend')).matches, []);
  });

  test('first steps go once they are hidden', async () => {
    const [me = ''] = await addBuyers(1);
    assert.ok((await home(me)).steps);
    assert.equal((await post(me, 'home/hide-steps', {})).statusCode, 204);
    assert.equal((await home(me)).steps, null);
    assert.equal((await home('owner', seller)).steps, null, 'they are of people');
  });
});
