import type { AppealBody, ModerationStatement } from '@wspolnik/contract/moderation';
import type { PostContestBody } from '@wspolnik/contract/posts';
import type { Context } from '../../platform/context.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { findForAction } from '../posts/index.ts';
import { announceCases } from './announce.ts';
import { insertAppeal, lockCase } from './cases.sql.ts';
import { ownWords } from './report.service.ts';
import { appellantOf, selectStatement, subjectOf } from './statements.sql.ts';
import { contestPost, lockSubject } from './subjects.sql.ts';

/** @throws ApiProblem not_found for everybody but the author and those who reported */
export async function getStatement(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  caller: Identity,
  id: string,
): Promise<ModerationStatement> {
  const row = await selectStatement(db, id, caller, clock());
  if (!row) throw problem('not_found');
  const { appealable, ...statement } = row;
  return { ...statement, automated: false, allowed_actions: appealable ? ['appeal'] : [] };
}

/** Appeals, when the decision is the last one about its subject and not too old. */
async function appealIn(tx: Db, caller: Identity, id: string, text: string, now: Date): Promise<void> {
  const about = await subjectOf(tx, id);
  if (!about) throw problem('not_found');
  await lockSubject(tx, about.type, about.id);
  const of = await lockCase(tx, about.type, about.id);
  const statement = await selectStatement(tx, id, caller, now);
  if (!of || !statement) throw problem('not_found');
  if (!statement.appealable) throw problem('invalid_transition', { allowed_actions: [] });
  const by = await appellantOf(tx, id, caller, statement.side);
  if (!by) throw problem('forbidden');
  const made = await insertAppeal(tx, of, { side: statement.side, by, createdBy: caller.user.id, text }, now);
  if (!made) throw problem('invalid_transition', { allowed_actions: [] });
  if (about.type === 'post' && statement.side === 'author') await contestPost(tx, about.id, text, now);
  await announceCases(tx, now);
  if (statement.post_id) broadcast(tx, 'post.changed', statement.post_id);
}

/** @throws ApiProblem validation_failed (text), not_found, forbidden, invalid_transition (appealed before, late, not the last) */
export async function appeal({ clock, db }: Context, caller: Identity, id: string, body: AppealBody): Promise<void> {
  const text = ownWords('text', body.text);
  await db.transaction((tx) => appealIn(tx, caller, id, text, clock()));
}

/**
 * The author of a hidden post appeals.
 *
 * @throws ApiProblem validation_failed (text), not_found, forbidden, invalid_transition (not hidden by that decision, or contested before)
 */
export async function contestHiding({ clock, db }: Context, caller: Identity, body: PostContestBody): Promise<void> {
  const text = ownWords('text', body.text);
  await db.transaction(async (tx) => {
    await findForAction(tx, caller, body.post_id, 'contest');
    const of = await lockCase(tx, 'post', body.post_id);
    if (!of?.decision_id || of.decision_id !== body.decision_id) {
      throw problem('invalid_transition', { allowed_actions: [] });
    }
    await appealIn(tx, caller, of.decision_id, text, clock());
  });
}
