import type { AssignThreadBody, ThreadNote, ThreadNoteBody } from '@wspolnik/contract/company-inbox';
import { MAX_THREAD_NOTES } from '@wspolnik/contract/limits';
import type { Context } from '../../platform/context.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { deleteAssignment, insertAssignment, lockMember } from './assignments.sql.ts';
import { countNotes, deleteNote, findNote, insertNote } from './thread-notes.sql.ts';
import { lockThread } from './threads.sql.ts';

/** As of messages. */
const NOTES: ThrottleRule = { name: 'thread-notes', limit: 60, windowSeconds: 60 };
const ASSIGNMENTS: ThrottleRule = { name: 'thread-assignments', limit: 60, windowSeconds: 60 };

interface Change {
  thread_id: string;
  position?: number;
}

/** Only the members of the company learn it. */
const publishThread = (
  tx: Db,
  { company }: CompanyIdentity,
  data: Change & Record<string, string | number>,
  now: Date,
) => publish(tx, companyAsOwner(company.id), { type: 'thread.changed', data }, now);

/**
 * Lets a member of the company look after the thread, or nobody. Of two calls at once the last one counts, and all members see it.
 *
 * @throws ApiProblem validation_failed (user_id), not_found, throttled
 */
export async function assignThread(
  { clock, db }: Context,
  caller: CompanyIdentity,
  { thread_id: threadId, user_id: userId }: AssignThreadBody,
): Promise<void> {
  const { user, company } = caller;
  const now = clock();
  await throttle(db, ASSIGNMENTS, user.id, now);
  await db.transaction(async (tx) => {
    if (!(await lockThread(tx, companyAsOwner(company.id), threadId))) throw problem('not_found');
    if (userId && !(await lockMember(tx, company.id, userId))) throw invalidField('user_id', 'select');
    const hasChanged = userId
      ? await insertAssignment(tx, caller, { threadId, userId }, now)
      : await deleteAssignment(tx, company.id, threadId);
    if (!hasChanged) return;
    await publishThread(tx, caller, { thread_id: threadId }, now);
    if (!userId) return;
    const subject = { type: 'thread', id: threadId } as const;
    const notification = { kind: 'ThreadAssigned', subject, params: { company: company.name } } as const;
    await notify(
      tx,
      { ...notification, to: companyAsOwner(company.id), member: userId, actor: userAsOwner(user.id) },
      now,
    );
  });
}

/**
 * Writes a note about the thread for the members of the company; the same client_id twice stores one.
 *
 * @throws ApiProblem validation_failed (text), not_found, limit_reached, idempotency_mismatch when the client_id came with another note, throttled
 */
export async function addNote(
  { clock, db }: Context,
  caller: CompanyIdentity,
  body: ThreadNoteBody,
): Promise<ThreadNote> {
  const text = requiredText('text', body.text);
  const now = clock();
  await throttle(db, NOTES, caller.user.id, now);
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, companyAsOwner(caller.company.id), body.thread_id);
    const { count, last } = await countNotes(tx, caller, body.thread_id);
    if (!thread || last === null) throw problem('not_found');
    const earlier = await findNote(tx, caller, body.client_id);
    if (!earlier && count >= MAX_THREAD_NOTES) throw problem('limit_reached');
    if (!earlier && (await insertNote(tx, caller, { ...body, text, position: last }, now))) {
      await publishThread(tx, caller, { thread_id: thread.id, position: last }, now);
    }
    const stored = earlier ?? (await findNote(tx, caller, body.client_id));
    if (!stored?.mine || stored.thread_id !== thread.id || stored.text !== text) throw problem('idempotency_mismatch');
    return stored;
  });
}

/** Deletes a note of the person. @throws ApiProblem not_found */
export function removeNote({ clock, db }: Context, caller: CompanyIdentity, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const place = await deleteNote(tx, caller, id);
    if (!place) throw problem('not_found');
    await publishThread(tx, caller, place, clock());
  });
}
