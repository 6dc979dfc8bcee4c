import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { migrate } from '../../storage/migrate.ts';
import { sql } from '../../storage/sql.ts';
import { freshDatabase } from '../../testing/harness.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');
/** The first file with one history for everything reported. */
const FIRST = '0136';
const HOUR = 60 * 60 * 1000;
const START = Date.parse('2026-03-01T10:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR);

const before = await mkdtemp(path.join(tmpdir(), 'wspolnik-migrations-'));
for (const name of await readdir(MIGRATIONS)) {
  if (name < FIRST) await copyFile(path.join(MIGRATIONS, name), path.join(before, name));
}
const { value: db, drop } = await freshDatabase();
after(async () => {
  await drop();
  await rm(before, { recursive: true, force: true });
});

const [writer, reader, admin] = [newId(), newId(), newId()];
const [waiting, dismissed, contested, upheld] = [newId(), newId(), newId(), newId()];
const [thread, message] = [newId(), newId()];

async function addPost(id: string): Promise<void> {
  await db.query(sql`insert into posts (id, text, author_type, author_user_id, written_by, created_at)
    values (${id}, 'Wpis', 'user', ${writer}, ${writer}, ${at(0)})`);
}

const addReport = (post: string, reason: string, closed: Date | null) =>
  db.query(sql`
  insert into post_reports (id, post_id, reporter_user_id, reason, created_at, closed_at)
  values (${newId()}, ${post}, ${reader}, ${reason}, ${at(1)}, ${closed})`);

const addAudit = (post: string, action: string, hours: number, details: object) =>
  db.query(sql`
  insert into audit_log (id, at, actor_id, action, subject_type, subject_id, details)
  values (${newId()}, ${at(hours)}, ${admin}, ${action}, 'post', ${post}, ${JSON.stringify(details)}::jsonb)`);

async function addFormerRows(): Promise<void> {
  for (const [name, id] of Object.entries({ writer, reader, admin })) {
    await db.query(sql`insert into users (id, email, first_name, last_name, password_hash)
      values (${id}, ${`${name}@example.test`}, 'Anna', 'Nowak', '-')`);
  }
  for (const id of [waiting, dismissed, contested, upheld]) await addPost(id);
  await addReport(waiting, 'Spam', null);
  await addReport(dismissed, 'Nie podoba mi się', at(2));
  await addAudit(dismissed, 'post.reports_dismissed', 2, { reason: 'W porządku' });
  for (const id of [contested, upheld]) {
    await addReport(id, 'Reklama', at(2));
    await addAudit(id, 'post.hidden', 2, { reason: 'Bez oznaczenia' });
    await db.query(sql`update posts set hidden_at = ${at(2)}, hidden_reason = 'Bez oznaczenia', contested_at = ${at(3)},
      contest_text = 'To nie reklama' where id = ${id}`);
  }
  await db.query(sql`update posts set contest_answer = 'To reklama' where id = ${upheld}`);
  await addAudit(upheld, 'post.hiding_upheld', 4, { reason: 'To reklama' });
  await db.query(sql`insert into message_threads (id, pair, created_at) values (${thread}, 'a b', ${at(0)})`);
  await db.query(sql`insert into messages (id, thread_id, number, side, author_id, text, created_at)
    values (${message}, ${thread}, 1, 0, ${writer}, 'Przelej zaliczkę', ${at(0)})`);
  await db.query(sql`insert into message_reports (id, message_id, reporter_user_id, text, reason, created_by, created_at)
    values (${newId()}, ${message}, ${reader}, 'Przelej zaliczkę', 'Oszustwo', ${reader}, ${at(1)})`);
}

const caseOf = (id: string) =>
  db.one<Record<string, unknown>>(sql`
  select c.status, c.since, c.open_reports, c.decisions, c.written_by,
    (select json_agg(json_build_array(r.reason, r.content, r.decision_id is null)) from moderation_reports r
      where r.case_id = c.id) as reports,
    (select json_agg(json_build_array(d.kind, d.answers, d.reason, d.decided_by = ${admin}) order by d.number)
      from moderation_decisions d where d.case_id = c.id) as history,
    (select json_agg(json_build_array(a.text, o.kind)) from moderation_decisions d
      join moderation_appeals a on a.decision_id = d.id left join moderation_decisions o on o.id = a.outcome_id
      where d.case_id = c.id) as appeals
  from moderation_cases c where c.subject_id = ${id}`);

it('keeps the reports, decisions and objections of a database from before', async () => {
  await migrate(db, before);
  await addFormerRows();
  await migrate(db);
  const common = { written_by: writer, appeals: null, history: null };
  const open = { ...common, status: 'waiting', since: at(1).toISOString(), open_reports: 1, decisions: 0 };
  assert.deepEqual(await caseOf(waiting), { ...open, reports: [['Spam', null, true]] });
  assert.deepEqual(await caseOf(message), { ...open, reports: [['Oszustwo', 'Przelej zaliczkę', true]] });
  assert.deepEqual(await caseOf(dismissed), {
    ...common,
    status: 'decided',
    since: at(2).toISOString(),
    open_reports: 0,
    decisions: 1,
    reports: [['Nie podoba mi się', null, false]],
    history: [['dismiss', null, 'W porządku', true]],
  });
  const hiding = ['hide', null, 'Bez oznaczenia', true];
  const hidden = { ...common, since: at(3).toISOString(), open_reports: 0, reports: [['Reklama', null, false]] };
  assert.deepEqual(await caseOf(contested), {
    ...hidden,
    status: 'appealed',
    decisions: 1,
    history: [hiding],
    appeals: [['To nie reklama', null]],
  });
  assert.deepEqual(await caseOf(upheld), {
    ...hidden,
    status: 'decided',
    decisions: 2,
    history: [hiding, ['uphold', 'author', 'To reklama', true]],
    appeals: [['To nie reklama', 'uphold']],
  });
  assert.deepEqual(await db.one(sql`select count(*)::int as count from moderation_cases`), { count: 5 });
});
