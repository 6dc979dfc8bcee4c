import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type AdminLibraryDocument,
  type AdminLibraryPage,
  type LibraryPage,
  LibraryPage as LibraryPageSchema,
} from '@wspolnik/contract/library';
import { Compile } from 'typebox/compile';
import { drawTextPdf } from '../../demo/library/text-pdf.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { type FormValue, fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
await addUser(api, { email: 'user@example.test' });
const asAdmin = await asUser(api, 'admin@example.test');

const PDF = fileOf(drawTextPdf('Żółw', ['Zażółć gęślą jaźń']), 'żółw.pdf');
const TEXTS = { title: 'Weryfikacja źródeł', title_en: 'Checking sources', topic: 'verification', language: 'pl' };
const URL = '/api/accounts/admin/library/';

const post = (values: Record<string, FormValue>, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url: URL, payload: formOf(values), headers: { ...asAdmin, ...headers } });
const put = (id: string, values: Record<string, FormValue>) =>
  api.inject({ method: 'PUT', url: `${URL}${id}/`, payload: formOf(values), headers: asAdmin });
const publish = (id: string, published: boolean) =>
  api.inject({ method: 'POST', url: `${URL}${id}/publish/`, payload: { published }, headers: asAdmin });
const remove = (id: string) => api.inject({ method: 'DELETE', url: `${URL}${id}/`, headers: asAdmin });

async function created(values: Record<string, FormValue> = {}): Promise<AdminLibraryDocument> {
  const reply = await post({ ...TEXTS, published: 'true', file: PDF, ...values });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<AdminLibraryDocument>();
}
const list = async (query = ''): Promise<LibraryPage> =>
  (await api.inject({ url: `/api/library/${query}` })).json<LibraryPage>();
const titles = async (query: string) => (await list(query)).results.map(({ title }) => title);
const clear = () => api.db.query(sql`delete from library_documents`);

describe('a document of the library', () => {
  it('a document is published by an admin and read by everybody, with its file', async () => {
    const { id, file } = await created();
    const page = await list();
    assert.ok(Compile(LibraryPageSchema).Check(page));
    assert.equal(page.results[0]?.id, id);
    assert.deepEqual([file.name, file.kind, file.size], ['żółw.pdf', 'pdf', PDF.size]);
    const download = await api.inject({ url: file.url });
    assert.equal(download.headers['content-type'], 'application/pdf');
    assert.match(String(download.headers['content-disposition']), /filename\*=UTF-8''%C5%BC/);
    const audit = await api.db.query(sql`select actor_id, action from audit_log where subject_id = ${id}`);
    assert.deepEqual(audit, [{ actor_id: admin, action: 'library_document.created' }]);
  });

  it('only admins see a document until it is published, and again when that is taken back', async () => {
    const { id } = await created({ published: 'false' });
    const isPublic = async () => (await list('?limit=100')).results.some((document) => document.id === id);
    assert.equal(await isPublic(), false);
    assert.equal((await publish(id, true)).statusCode, 200);
    assert.equal(await isPublic(), true);
    assert.equal((await publish(id, true)).json().code, 'invalid_transition');
    await publish(id, false);
    assert.equal(await isPublic(), false);
    const hidden = await api.inject({ url: `${URL}?published=false`, headers: asAdmin });
    assert.deepEqual(
      hidden.json<AdminLibraryPage>().results.map((document) => document.id),
      [id],
    );
  });

  it('a document keeps its file through an edit, until the file is replaced', async () => {
    const { id, revision, file } = await created();
    const first = await put(id, { ...TEXTS, title: 'Nowy tytuł', revision: String(revision) });
    assert.equal(first.statusCode, 200, first.body);
    const changed = first.json<AdminLibraryDocument>();
    assert.deepEqual([changed.title, changed.file], ['Nowy tytuł', file]);
    const image = await picture();
    const second = (
      await put(id, { ...TEXTS, file: image, revision: String(changed.revision) })
    ).json<AdminLibraryDocument>();
    assert.equal(second.file.kind, 'image');
    const discarded = await api.db.query<{ key: string }>(sql`delete from discarded_files returning key`);
    assert.deepEqual(
      discarded.map(({ key }) => file.url.includes(key)),
      [true],
    );
  });

  it('a document is changed by one of two admins at once', async () => {
    const { id, revision } = await created();
    const change = (title: string) => put(id, { ...TEXTS, title, revision: String(revision) });
    const replies = await Promise.all([change('Pierwszy'), change('Drugi')]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal(replies.find(({ statusCode }) => statusCode === 409)?.json().code, 'invalid_transition');
  });

  it('a document is created once when the request is repeated', async () => {
    await clear();
    const headers = { 'idempotency-key': 'library-1' };
    const values = { ...TEXTS, published: 'true', file: PDF };
    const [first, second] = [await post(values, headers), await post(values, headers)];
    assert.equal(second.json().id, first.json().id);
    assert.equal((await list()).count, 1);
  });

  it('a document is gone with its file when an admin deletes it', async () => {
    const { id } = await created();
    await api.db.query(sql`delete from discarded_files`);
    assert.equal((await remove(id)).statusCode, 204);
    assert.equal((await remove(id)).json().code, 'not_found');
    assert.equal((await put(id, { ...TEXTS, revision: '0' })).json().code, 'not_found');
    assert.equal((await publish(newId(), true)).json().code, 'not_found');
    assert.equal((await api.db.query(sql`select key from discarded_files`)).length, 1);
  });

  it('a document is refused with the invalid field', async () => {
    for (const [values, field, code] of [
      [{ title: '  ' }, 'title', 'required'],
      [{ title_en: 'x'.repeat(201) }, 'title_en', 'maxLength'],
      [{ description: 'x'.repeat(5000) }, 'description', 'maxLength'],
      [{ topic: 'cooking' }, 'topic', 'invalid'],
      [{ file: new File(['MZ'], 'a.pdf') }, 'file', 'fileFormat'],
    ] as [Record<string, FormValue>, string, string][]) {
      const reply = await post({ ...TEXTS, file: PDF, ...values });
      assert.equal(reply.statusCode, 422, reply.body);
      assert.equal(reply.json().fields[field]?.[0].code, code, reply.body);
    }
    assert.equal((await post(TEXTS)).json().fields.file[0].code, 'required');
    const { id } = await created();
    assert.equal((await put(id, TEXTS)).json().fields.revision[0].code, 'required');
  });
});

describe('the library', () => {
  it('the library is searched without regard to diacritics, filtered and sorted', async () => {
    await clear();
    await created({ title: 'Żywność', title_en: 'Zebra', topic: 'law' });
    await created({ title: 'Ćwiczenia', title_en: 'Exercises', topic: 'start', language: 'en' });
    await created({ title: 'Wzór', title_en: 'Example', topic: 'law', file: await picture() });
    assert.deepEqual(await titles('?q=zywnosc'), ['Żywność']);
    assert.deepEqual(await titles('?q=%25'), []);
    assert.deepEqual(await titles('?topic=law'), ['Wzór', 'Żywność']);
    assert.deepEqual(await titles('?language=en'), ['Ćwiczenia']);
    assert.deepEqual(await titles('?kind=image'), ['Wzór']);
    assert.deepEqual(await titles(''), ['Ćwiczenia', 'Wzór', 'Żywność']);
    assert.deepEqual(await titles('?sort_by=newest'), ['Wzór', 'Ćwiczenia', 'Żywność']);
    assert.deepEqual(await titles('?sort_by=title_pl'), ['Ćwiczenia', 'Wzór', 'Żywność']);
    assert.deepEqual(await titles('?sort_by=title_en'), ['Wzór', 'Ćwiczenia', 'Żywność']);
    const page = await list('?limit=2&page=2');
    assert.deepEqual([page.results.length, page.count], [1, 3]);
  });
});
