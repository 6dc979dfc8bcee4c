import type { ReactionReply } from '@wspolnik/contract/posts';
import type { Context } from '../../platform/context.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notifyAuthor } from './post-notifications.ts';
import { findPostAuthor, type PostAuthor } from './posts.sql.ts';
import { deleteReaction, insertReaction, selectReactions } from './reactions.sql.ts';

type Write = (tx: Db, post: PostAuthor) => Promise<void>;

async function change(db: Db, postId: string, by: Identity, write: Write): Promise<ReactionReply> {
  return db.transaction(async (tx) => {
    const post = await findPostAuthor(tx, postId);
    if (!post?.is_listed) throw problem('not_found');
    await write(tx, post);
    broadcast(tx, 'post.changed', postId);
    const reactions = await selectReactions(tx, postId, by);
    if (!reactions) throw problem('not_found');
    return reactions;
  });
}

/** The identity in use likes the post; repeating it changes nothing. @throws ApiProblem not_found */
export function addReaction({ clock, db }: Context, by: Identity, postId: string): Promise<ReactionReply> {
  return change(db, postId, by, async (tx, post) => {
    // One time for both: the notification counts the likes since the first that it stands for.
    const now = clock();
    if (await insertReaction(tx, postId, by, now)) await notifyAuthor(tx, post, 'PostReacted', by, now);
  });
}

/** Removes the own reaction, if there is one. @throws ApiProblem not_found */
export function removeReaction({ db }: Context, by: Identity, postId: string): Promise<ReactionReply> {
  return change(db, postId, by, (tx) => deleteReaction(tx, postId, by));
}
