import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type MailChoice, SENT_KINDS, type SentKind } from '@wspolnik/contract/notification-kinds';
import type { NotificationSettings } from '@wspolnik/contract/notification-settings';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { notify } from './notify.sql.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const api = await createTestApi();
const url = '/api/notification-settings/';

async function person() {
  const email = `${newId()}@example.test`;
  const id = await addUser(api, { email });
  const headers = await asUser(api, email);
  return { id, headers };
}
type Person = Awaited<ReturnType<typeof person>>;

const put = ({ headers }: Person, settings: unknown) =>
  api.inject({ method: 'PUT', url, headers, payload: { settings } });
async function settingsOf({ headers }: Person) {
  const { settings } = (await api.inject({ url, headers })).json<NotificationSettings>();
  return new Map(settings.map((setting) => [setting.kind, setting]));
}
const mailOf = async (who: Person, kind: SentKind) => (await settingsOf(who)).get(kind)?.mail;
const listed = async ({ headers }: Person) =>
  (await api.inject({ url: '/api/notifications/', headers })).json<NotificationPage>();
const framesOf = ({ id }: Person) => api.db.query(sql`select type from realtime_frames where user_id = ${id}`);

describe('notification settings', () => {
  it('settings have a default for every kind, and keep what a person chooses, kind by kind', async () => {
    const [anna, jan] = [await person(), await person()];
    const defaults = await settingsOf(anna);
    assert.deepEqual([...defaults.keys()], SENT_KINDS);
    assert.deepEqual(defaults.get('PostReacted'), {
      kind: 'PostReacted',
      in_product: true,
      mail: 'never',
      required: false,
    });
    assert.equal(defaults.get('OfferBought')?.mail, 'now');
    const reply = await put(anna, [
      { kind: 'PostReacted', mail: 'daily' },
      { kind: 'OfferBought', in_product: false },
    ]);
    assert.equal(reply.statusCode, 200, reply.body);
    await put(anna, [{ kind: 'PostReacted', in_product: false }]);
    const changed = await settingsOf(anna);
    const shown = (kind: SentKind) => [changed.get(kind)?.in_product, changed.get(kind)?.mail];
    assert.deepEqual(shown('PostReacted'), [false, 'daily']);
    assert.deepEqual(shown('OfferBought'), [false, 'now']);
    assert.deepEqual(shown('PostMentioned'), [true, 'daily']);
    assert.deepEqual(await settingsOf(jan), defaults);
  });

  it('settings refuse unknown kinds and values, a kind twice, and switching off what decides about money and rights', async () => {
    const anna = await person();
    for (const settings of [
      [{ kind: 'Unheard', mail: 'now' }],
      [{ kind: 'unknown', mail: 'now' }],
      [{ kind: 'PostReacted', mail: 'hourly' }],
      [{ kind: 'PostReacted', in_product: 'no' }],
      [{ kind: 'PostReacted' }, { kind: 'PostReacted' }],
      [
        { kind: 'PostReacted', mail: 'now' },
        { kind: 'WithdrawalRejected', in_product: false },
      ],
      [],
      'all',
    ]) {
      const reply = await put(anna, settings);
      assert.deepEqual([reply.statusCode, reply.json().code], [422, 'validation_failed'], JSON.stringify(settings));
    }
    assert.equal(await mailOf(anna, 'PostReacted'), 'never');
    assert.equal((await put(anna, [{ kind: 'WithdrawalRejected', mail: 'never' }])).statusCode, 200);
  });

  it('settings keep a kind that is switched off out of the list, the count and the live line', async () => {
    const [off, on] = [await person(), await person()];
    const company = await addCompany(api, 'Dwoje');
    for (const { id } of [off, on]) await addMember(api, company, id, 'member');
    await put(off, [{ kind: 'OfferBought', in_product: false }]);
    const notification = {
      to: companyAsOwner(company),
      kind: 'OfferBought',
      actor: null,
      params: { offer: 'A' },
    } as const;
    await api.db.transaction((tx) => notify(tx, notification, new Date()));
    assert.deepEqual([(await listed(on)).count, (await listed(on)).unseen_count], [1, 1]);
    assert.deepEqual([(await listed(off)).count, (await listed(off)).unseen_count], [0, 0]);
    assert.deepEqual([(await framesOf(on)).length, await framesOf(off)], [1, []]);
  });

  it('apply to the next message of a thread', async () => {
    const anna = await person();
    const subject = { type: 'thread', id: newId() } as const;
    const message = () =>
      api.db.transaction((tx) =>
        notify(tx, { to: userAsOwner(anna.id), kind: 'MessageForUser', actor: null, subject }, new Date()),
      );
    await put(anna, [{ kind: 'MessageForUser', in_product: false }]);
    await message();
    assert.equal((await listed(anna)).count, 0);
    await put(anna, [{ kind: 'MessageForUser', in_product: true }]);
    await message();
    assert.equal((await listed(anna)).count, 1);
  });
});

describe('the link of a mail', () => {
  const linkOf = (userId: string, scope: 'digest' | SentKind, key = api.context.mailLinkKey) =>
    unsubscribeToken(key, { userId, scope });
  const call = (method: 'GET' | 'POST', action: 'unsubscribe' | 'resubscribe', token: string, body = {}) =>
    api.inject({ method, url: `${url}${action}/`, query: { token }, ...(method === 'POST' && { payload: body }) });

  it('the link changes nothing when it is opened, ends one kind when it is confirmed, and can be taken back', async () => {
    const anna = await person();
    const token = linkOf(anna.id, 'OfferBought');
    for (const _ of [1, 2]) {
      assert.deepEqual((await call('GET', 'unsubscribe', token)).json(), { scope: 'OfferBought', active: true });
    }
    assert.equal(await mailOf(anna, 'OfferBought'), 'now');
    for (const _ of [1, 2]) {
      assert.deepEqual((await call('POST', 'unsubscribe', token)).json(), { scope: 'OfferBought', active: false });
    }
    assert.deepEqual([await mailOf(anna, 'OfferBought'), await mailOf(anna, 'SaleReported')], ['never', 'now']);
    for (const _ of [1, 2]) {
      assert.deepEqual((await call('POST', 'resubscribe', token)).json(), { scope: 'OfferBought', active: true });
    }
    assert.equal(await mailOf(anna, 'OfferBought'), 'now');
  });

  it('the link of the digest ends and restores all daily kinds, and keeps a choice made since', async () => {
    const anna = await person();
    await put(anna, [{ kind: 'PostReacted', mail: 'daily' }]);
    const kinds: SentKind[] = ['PostReacted', 'PostCommented', 'PostMentioned', 'OfferBought'];
    const choices = async (): Promise<(MailChoice | undefined)[]> =>
      Promise.all(kinds.map((kind) => mailOf(anna, kind)));
    const token = linkOf(anna.id, 'digest');
    await call('POST', 'unsubscribe', token);
    assert.deepEqual(await choices(), ['never', 'never', 'never', 'now']);
    await put(anna, [{ kind: 'PostCommented', mail: 'never' }]);
    await call('POST', 'resubscribe', token);
    assert.deepEqual(await choices(), ['daily', 'never', 'daily', 'now']);
  });

  it('the link is refused when it is forged, of a deleted account, or made with another key', async () => {
    const [anna, jan] = [await person(), await person()];
    const token = linkOf(anna.id, 'OfferBought');
    const gone = await person();
    await api.db.query(sql`update users set deleted_at = now() where id = ${gone.id}`);
    for (const wrong of [
      'x',
      token.replace(anna.id, jan.id),
      token.replace('OfferBought', 'digest'),
      token.slice(0, -2),
      linkOf(anna.id, 'OfferBought', new Uint8Array(32)),
      linkOf(gone.id, 'OfferBought'),
    ]) {
      for (const [method, action] of [
        ['GET', 'unsubscribe'],
        ['POST', 'unsubscribe'],
        ['POST', 'resubscribe'],
      ] as const) {
        assert.equal((await call(method, action, wrong)).json().code, 'token_invalid', `${action} ${wrong}`);
      }
    }
    assert.equal(await mailOf(anna, 'OfferBought'), 'now');
  });
});
