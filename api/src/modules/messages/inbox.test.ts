import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from '../../storage/sql.ts';
import {
  api,
  call,
  company,
  draft,
  idOf,
  messages,
  partner,
  send,
  threads,
  toCompany,
  toUser,
  unread,
} from './testing/messages.ts';

describe('the inboxes of a person', () => {
  test('the inboxes are counted together, whichever profile asks', async () => {
    await send('jan', toUser('owner'), 'Do osoby');
    await send('jan', toCompany(company), 'Do firmy');
    await send('jan', toCompany(company), 'Jeszcze raz do firmy');
    await send('agent', toCompany(company), 'Prywatnie do firmy');
    const inboxes = [
      { company_id: null, unread_count: 1, unread_threads: 1, unread_mine: 0, unread_unassigned: 0 },
      { company_id: company, unread_count: 3, unread_threads: 2, unread_mine: 0, unread_unassigned: 3 },
      { company_id: draft, unread_count: 0, unread_threads: 0, unread_mine: 0, unread_unassigned: 0 },
    ];
    assert.deepEqual(await unread('owner'), { unread_count: 1, unread_threads: 1, inboxes });
    assert.deepEqual(await unread(`owner@${company}`), { unread_count: 3, unread_threads: 2, inboxes });
  });
});

describe('a message of a company', () => {
  test('only members see which colleague wrote a message', async () => {
    const sent = await send(`owner@${company}`, toUser('ola'), 'Dzień dobry');
    assert.deepEqual([sent.sender.id, sent.author?.id], [company, idOf('owner')]);
    const [shown] = (await messages(`member@${company}`, sent.thread_id)).results;
    assert.deepEqual(shown?.author, sent.author);
    const [received] = (await messages('ola', sent.thread_id)).results;
    assert.deepEqual([received?.sender.id, received?.author], [company, null]);
    await send('ola', toCompany(company), 'Dzień dobry');
    assert.equal((await messages(`member@${company}`, sent.thread_id)).results[1]?.author, null);
  });
});

describe('a search in threads', () => {
  const found = async (who: string, q: string) =>
    (await threads(who, `?q=${encodeURIComponent(q)}`)).results.map(({ other, match }) => [
      other.id,
      match?.excerpt ?? null,
    ]);

  test('a search finds folded and inflected words in the newest message that has them', async () => {
    await send('jan', toUser('anna'), 'Żółta łódka czeka');
    await send('jan', toUser('anna'), `${'Bardzo długi wstęp. '.repeat(10)}Odbiór łódki we wtorek`);
    await send('anna', toUser('jan'), 'Dobrze');
    await send('ola', toUser('anna'), 'Łódź pachnie farbą');
    const [[other, excerpt] = []] = await found('anna', 'LODKA');
    assert.equal(other, idOf('jan'));
    assert.match(excerpt ?? '', /^….{24}łódki we wtorek$/);
    assert.deepEqual(await found('anna', 'zolta lodka'), [[idOf('jan'), 'Żółta łódka czeka']]);
    assert.deepEqual(await found('anna', 'lodka farba'), []);
    assert.deepEqual(await found('jan', 'farba'), []);
  });

  test('a search finds the name of the other party, not that of a deleted account', async () => {
    await send('jan', toCompany(partner), 'Witam');
    assert.deepEqual(await found('jan', 'partn'), [[partner, null]]);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${partner}`);
    assert.deepEqual(await found('jan', 'partn'), []);
    await api.db.query(sql`update companies set deleted_at = null where id = ${partner}`);
  });

  test('a search comes in pages with the whole count; without a word every thread is listed', async () => {
    const { count, results } = await threads('anna', '?q=nowak&limit=1');
    assert.deepEqual([count, results.length], [2, 1]);
    assert.equal((await threads('anna', '?q=nowak&limit=1&page=3')).results.length, 0);
    assert.equal((await threads('anna', `?q=${encodeURIComponent('!!! .*')}`)).count, 2);
  });

  test('a search takes any text', async () => {
    for (const q of ["' or 1=1 --", '<b>', 'a:*|!', '%_\\', '\u202e', 'x'.repeat(100)]) {
      assert.equal((await call(`message-threads-get/?q=${encodeURIComponent(q)}`, 'anna')).statusCode, 200, q);
    }
  });
});
