import { Type } from 'typebox';
import { Id } from '../../contract/common.ts';
import { ReactionBody, ReactionReply } from '../../contract/posts.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/identity.ts';
import { addReaction, removeReaction } from './reactions.service.ts';

const tags = ['posts'];
/** The post's id: a reaction needs none of its own. */
const PostParams = Type.Object({ id: Id });

export function reactionRoutes(app: App, context: Context): void {
  app.post(
    '/posts/reaction/',
    { schema: { tags, body: ReactionBody, response: { 200: ReactionReply } } },
    async (request) => addReaction(context, await requireUser(request), request.body.post_id),
  );

  app.route({
    method: ['POST', 'DELETE'],
    url: '/posts/reaction/:id/',
    schema: { tags, params: PostParams, response: { 200: ReactionReply } },
    handler: async (request) => removeReaction(context, await requireUser(request), request.params.id),
  });
}
