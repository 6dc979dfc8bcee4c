import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SAVED_REPLIES } from '@wspolnik/contract/limits';
import type { SavedReplies, SavedReply } from '@wspolnik/contract/saved-replies';
import { sql } from '../../storage/sql.ts';
import { api, call, company, headersOf, idOf, partner } from './testing/messages.ts';

const URL = 'message-saved-replies/';
const owner = `owner@${company}`;
const change = (method: 'PUT' | 'DELETE', id: string, who: string, payload?: object) =>
  api.inject({ method, url: `/api/${URL}${id}/`, headers: headersOf(who), ...(payload ? { payload } : {}) });
const titles = async (who: string) =>
  (await call(URL, who)).json<SavedReplies>().results.map(({ title, text }) => [title, text]);

await api.db.query(
  sql`update company_members set role = 'manager' where user_id in (${idOf('owner')}, ${idOf('agent')})`,
);

test('a manager writes replies, all members use them, and another company has none of them', async () => {
  const made = await call(URL, owner, { title: ' Wycena ', text: ' Wyślemy ją jutro. ' });
  assert.equal(made.statusCode, 201, made.body);
  const { id } = made.json<SavedReply>();
  await call(URL, owner, { title: 'Adres', text: 'Długa 1, Łódź' });
  const all = [
    ['Adres', 'Długa 1, Łódź'],
    ['Wycena', 'Wyślemy ją jutro.'],
  ];
  assert.deepEqual(await titles(`member@${company}`), all);
  assert.equal((await call(URL, `member@${company}`, { title: 'A', text: 'B' })).json().code, 'forbidden');
  const other = `agent@${partner}`;
  assert.deepEqual(await titles(other), []);
  assert.equal((await change('PUT', id, other, { title: 'A', text: 'B' })).statusCode, 404);
  assert.equal((await change('DELETE', id, other)).statusCode, 404);
  assert.equal((await change('PUT', id, owner, { title: 'Wycena', text: 'Dziś.' })).json<SavedReply>().text, 'Dziś.');
  assert.equal((await change('DELETE', id, owner)).statusCode, 204);
  assert.deepEqual(await titles(owner), [all[0]]);
});

test('a blank reply and the one after the fiftieth are refused', async () => {
  assert.deepEqual(Object.keys((await call(URL, owner, { title: ' ', text: 'x' })).json().fields), ['title']);
  const now = new Date();
  await api.db.query(sql`
    insert into saved_replies (id, company_id, title, text, created_by, created_at, updated_at)
    select gen_random_uuid(), ${company}, 'T' || n, 'x', ${idOf('owner')}, ${now}, ${now} from generate_series(2, ${MAX_SAVED_REPLIES}::int) n`);
  assert.equal((await call(URL, owner, { title: 'A', text: 'x' })).json().code, 'limit_reached');
});
