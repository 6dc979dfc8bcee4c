import type { ThreadNote, ThreadNoteBody } from '@wspolnik/contract/company-inbox';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { userCard } from '../notifications/index.ts';
import { isDelivered } from './messages.sql.ts';

type Colleague = Pick<CompanyIdentity, 'user' | 'company'>;

const notes = ({ user, company }: Colleague, which: Sql): Sql => sql`
  select n.id, n.thread_id, n.position, ${userCard(sql`w`)} as author, n.author_id = ${user.id}::uuid as mine, n.text, n.created_at
  from thread_notes n join users w on w.id = n.author_id
  where n.company_id = ${company.id} and ${which} order by n.position, n.created_at, n.id`;

interface NoteRange {
  threadId: string;
  /** Positions of the first and the last message; without messages there are no notes. */
  first: number | undefined;
  last: number | undefined;
}

/** The company's notes that follow one of these messages. By the index thread_notes_by_thread. */
export async function selectNotes(
  db: Db,
  reader: Colleague,
  { threadId, first, last }: NoteRange,
): Promise<ThreadNote[]> {
  if (first === undefined || last === undefined) return [];
  return db.query<ThreadNote>(
    notes(reader, sql`n.thread_id = ${threadId} and n.position between ${first} and ${last}`),
  );
}

export function findNote(db: Db, reader: Colleague, id: string): Promise<ThreadNote | undefined> {
  return db.one<ThreadNote>(notes(reader, sql`n.id = ${id}`));
}

/** How many notes the company has in the thread, and the last message that it sees there: null without one. */
export async function countNotes(
  tx: Db,
  { company }: Colleague,
  threadId: string,
): Promise<{ count: number; last: number | null }> {
  const row = await tx.one<{ count: number; last: number | null }>(sql`
    select (select count(*)::int from thread_notes where thread_id = ${threadId} and company_id = ${company.id}) as count,
      (select max(m.number) from messages m
       where m.thread_id = ${threadId} and ${isDelivered(companyAsOwner(company.id))}) as last`);
  return row ?? { count: 0, last: null };
}

/** False when the id is taken: relies on the primary key, which also waits for a transaction that is about to use it. */
export async function insertNote(
  tx: Db,
  { user, company }: Colleague,
  { client_id, thread_id, text, position }: ThreadNoteBody & { position: number },
  now: Date,
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into thread_notes (id, thread_id, company_id, author_id, position, text, stems, created_at)
    values (${client_id}, ${thread_id}, ${company.id}, ${user.id}, ${position}, ${text}, ${stemVector({ D: text })}::tsvector, ${now})
    on conflict do nothing returning id`);
  return row !== undefined;
}

/** Where the note was; undefined when the person has not written it for this company. */
export function deleteNote(
  tx: Db,
  { user, company }: Colleague,
  id: string,
): Promise<{ thread_id: string; position: number } | undefined> {
  return tx.one(sql`
    delete from thread_notes where id = ${id} and company_id = ${company.id} and author_id = ${user.id}
    returning thread_id, position`);
}
