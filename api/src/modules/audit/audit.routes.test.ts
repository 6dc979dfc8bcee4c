import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditAction, AuditFilters, AuditPage } from '@wspolnik/contract/audit';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { insertAudit } from './audit.sql.ts';
import { auditCsv } from './audit-export.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const other = await addUser(api, { email: 'other@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const subject = newId();

const write = (actorId: string, action: AuditAction, at: string, details = {}) =>
  insertAudit(
    api.db,
    { actorId, action, subjectType: action.split('.')[0] ?? '', subjectId: subject, details },
    new Date(at),
  );
await write(admin, 'user.disabled', '2026-03-01T10:00:00Z', { reason: '=HYPERLINK("x"); "spam"' });
await write(admin, 'user.enabled', '2026-03-02T22:59:00Z');
// Half past midnight of the 3rd in Poland.
await write(other, 'company.suspended', '2026-03-02T23:30:00Z');

const read = (path = '') => api.inject({ url: `/api/accounts/admin/audit-log/${path}`, headers: asAdmin });
const actions = async (query: string) => (await read(query)).json<AuditPage>().results.map(({ action }) => action);

describe('the audit log', () => {
  it('the log is filtered by action, kind, subject and actor', async () => {
    assert.deepEqual(await actions('?action=user.enabled'), ['user.enabled']);
    assert.deepEqual(await actions('?subject_type=company'), ['company.suspended']);
    assert.deepEqual(await actions(`?actor_id=${other}`), ['company.suspended']);
    assert.equal((await actions(`?subject_id=${subject}`)).length, 3);
    assert.deepEqual(await actions(`?subject_id=${newId()}`), []);
  });

  it('the log is filtered by days in Poland, both included, and comes in pages', async () => {
    assert.deepEqual(await actions('?from=2026-03-03'), ['company.suspended']);
    assert.deepEqual(await actions('?from=2026-03-02&to=2026-03-02'), ['user.enabled']);
    assert.deepEqual(await actions('?to=2026-03-01'), ['user.disabled']);
    assert.deepEqual(await actions('?limit=1&page=2'), ['user.enabled']);
    assert.equal((await actions('?from=3.03.2026&to=0000-01-01')).length, 3);
  });

  it('the log answers the values that its filters may take', async () => {
    const filters = (await read('filters/')).json<AuditFilters>();
    assert.deepEqual(filters.actions, ['company.suspended', 'user.disabled', 'user.enabled']);
    assert.deepEqual(filters.subject_types, ['company', 'user']);
    assert.deepEqual(new Set(filters.actors.map(({ id }) => id)), new Set([admin, other]));
  });
});

describe('the export of the audit log', () => {
  it('the export is a CSV file of the filtered rows without formulas', async () => {
    const reply = await read('export/?action=user.disabled');
    assert.match(String(reply.headers['content-type']), /^text\/csv/);
    const [head, row, ...rest] = reply.body.split('\r\n');
    assert.equal(head, '\uFEFF"Data";"Osoba";"Czynność";"Rodzaj";"Identyfikator";"Szczegóły"');
    assert.ok(row?.startsWith('"2026-03-01 11:00:00";'), row);
    assert.ok(row?.includes('"user.disabled";"user";'), row);
    assert.deepEqual(rest, ['']);
    const english = await read('export/?locale=en');
    assert.ok(english.body.startsWith('\uFEFF"Date","Person",'));
    assert.equal(english.body.trim().split('\r\n').length, 4);
  });

  it('the last line mentions that there are older entries', async () => {
    const linesOf = async (limit: number) => {
      let text = '';
      for await (const part of auditCsv(api.db, { locale: 'en' }, limit)) text += part;
      return text.trim().split('\r\n');
    };
    assert.equal((await linesOf(2)).length, 4);
    assert.match((await linesOf(2)).at(-1) ?? '', /There are older ones/);
    assert.equal((await linesOf(3)).length, 4);
    assert.doesNotMatch((await linesOf(3)).at(-1) ?? '', /older ones/);
  });
});
