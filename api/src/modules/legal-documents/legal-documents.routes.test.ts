import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LegalDocument, LegalDocumentName } from '@wspolnik/contract/legal-documents';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const adminHeaders = await asUser(api, 'admin@example.test');
// A session outlives the days that these tests skip, its access token does not.
const asAdmin = async () => (api.context.clock().getTime() - Date.now() < DAY_MS / 2 ? adminHeaders : freshAdmin());
const freshAdmin = () => asUser(api, 'admin@example.test');

const day = (inDays: number) =>
  new Date(api.context.clock().getTime() + inDays * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

const body = (document: LegalDocumentName, version: number, changes: object = {}) => ({
  document,
  version,
  sections_pl: [{ heading: 'Usługa', text: 'Nowy **tekst**' }],
  sections_en: [{ heading: 'Service', text: 'New **text**' }],
  changes_pl: 'Nowe zasady zwrotów',
  changes_en: 'New rules of returns',
  valid_from: day(0),
  ...changes,
});
const publish = async (payload: object) =>
  api.inject({ method: 'POST', url: '/api/admin/legal-documents/', payload, headers: await asAdmin() });
const read = (document: string, query = '') => api.inject({ url: `/api/legal-documents/${document}/${query}` });
const get = async (document: LegalDocumentName, query = '') => (await read(document, query)).json<LegalDocument>();

describe('a legal document', () => {
  it('a document has its first version in both languages', async () => {
    const terms = await get('terms-of-service');
    assert.deepEqual([terms.version, terms.status, terms.valid_from], [1, 'in_force', '2026-01-01']);
    assert.equal(terms.sections.pl[0]?.heading, 'Usługa');
    assert.equal(terms.sections.en.length, terms.sections.pl.length);
    const words = terms.sections.pl.map(({ text }) => text).join(' ');
    assert.match(words, / [oiwz]\u00a0/);
    assert.doesNotMatch(words, / [oiwz] /);
    const privacy = await get('privacy-policy');
    const pl = privacy.sections.pl.map(({ text }) => text).join(' ');
    const en = privacy.sections.en.map(({ text }) => text).join(' ');
    assert.match(pl, /liczbę\sod\s0\sdo\s99/);
    assert.match(en, /a number from 0 to 99/);
    assert.match(pl, /Gdy\sTwoje\swypłaty\sw\sroku\sosiągną\s2000\szł, prosimy\so\sPESEL\si\sadres/);
    assert.match(en, /your withdrawals of a year reach 2,000 zł, we ask for your PESEL and address/);
  });

  it('a document is not found under another name or version', async () => {
    assert.equal((await read('cookies')).statusCode, 404);
    assert.equal((await read('terms-of-service', '?version=9')).statusCode, 404);
  });

  it('a document announces a version until its day comes, and keeps the former one readable', async () => {
    const latest = (await get('privacy-policy')).version;
    const reply = await publish(body('privacy-policy', latest + 1, { valid_from: day(3) }));
    assert.equal(reply.statusCode, 201, reply.body);
    const announced = await get('privacy-policy');
    assert.deepEqual(
      announced.versions.slice(0, 3).map(({ version, status }) => [version, status]),
      [
        [latest + 1, 'coming'],
        [latest, 'in_force'],
        [latest - 1, 'former'],
      ],
    );
    assert.equal(announced.version, latest);
    assert.deepEqual((await get('privacy-policy', `?version=${latest + 1}`)).changes, {
      pl: 'Nowe zasady zwrotów',
      en: 'New rules of returns',
    });
    api.passTime(3 * DAY_MS);
    const current = await get('privacy-policy');
    assert.deepEqual([current.version, current.sections.pl[0]?.text], [latest + 1, 'Nowy **tekst**']);
    const former = await get('privacy-policy', `?version=${latest}`);
    assert.deepEqual([former.version, former.status], [latest, 'former']);
  });

  it('one of two admins at once publishes the next version, and the audit log has it', async () => {
    const next = body('terms-of-service', 2);
    const replies = await Promise.all([publish(next), publish(next)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).toSorted(), [201, 409]);
    assert.equal(replies.find(({ statusCode }) => statusCode === 409)?.json().code, 'already_decided');
    const entries = await api.db.query<{ actor_id: string; details: object }>(
      sql`select actor_id, details from audit_log where action = 'legal_document.published' and details->>'document' = 'terms-of-service'`,
    );
    assert.deepEqual(entries, [
      { actor_id: admin, details: { document: 'terms-of-service', version: 2, valid_from: next.valid_from } },
    ]);
  });

  it('a day in the past, an empty section and a missing language are refused', async () => {
    const next = (await get('terms-of-service')).version + 1;
    const fieldsOf = async (changes: object) =>
      (await publish(body('terms-of-service', next, changes))).json<{ fields: Record<string, { code: string }[]> }>()
        .fields;
    assert.deepEqual((await fieldsOf({ valid_from: day(-1) })).valid_from?.[0]?.code, 'dateMin');
    assert.deepEqual(await fieldsOf({ sections_en: [{ heading: ' ', text: 'x' }] }), {
      sections_en: [{ code: 'required' }],
    });
    assert.deepEqual(Object.keys(await fieldsOf({ sections_en: undefined })), ['sections_en']);
    assert.deepEqual(Object.keys(await fieldsOf({ changes_pl: '   ' })), ['changes_pl']);
    assert.equal((await get('terms-of-service')).versions.length, next - 1);
  });

  it('a document never changes', async () => {
    await assert.rejects(api.db.query(sql`update legal_documents set changes_pl = 'x'`), /append only/);
    await assert.rejects(api.db.query(sql`delete from legal_documents`), /append only/);
  });
});
