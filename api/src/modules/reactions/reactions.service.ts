import type { ReactionReply } from '../../contract/posts.ts';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { requireActiveProfile } from '../posts/posts.service.ts';
import { isListed } from '../posts/posts.sql.ts';
import { deleteReaction, insertReaction, selectReactions } from './reactions.sql.ts';

async function change(db: Db, postId: string, by: Identity, write: (tx: Db) => Promise<void>): Promise<ReactionReply> {
  return db.transaction(async (tx) => {
    if (!(await isListed(tx, postId))) throw problem('not_found');
    await write(tx);
    const reactions = await selectReactions(tx, postId, by);
    if (!reactions) throw problem('not_found');
    return reactions;
  });
}

/** The identity in use likes the post; once, however often it is asked. @throws ApiProblem not_found, company_not_active */
export function addReaction({ clock, db }: Context, by: Identity, postId: string): Promise<ReactionReply> {
  requireActiveProfile(by);
  return change(db, postId, by, (tx) => insertReaction(tx, postId, by, clock()));
}

/** Takes the own reaction back; none is as good as that. @throws ApiProblem not_found */
export function removeReaction({ db }: Context, by: Identity, postId: string): Promise<ReactionReply> {
  return change(db, postId, by, (tx) => deleteReaction(tx, postId, by));
}
