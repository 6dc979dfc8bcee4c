import { Id } from '@wspolnik/contract/common';
import { ReactionBody, ReactionReply } from '@wspolnik/contract/posts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { addReaction, removeReaction } from './reactions.service.ts';

const tags = ['posts'];
/** The post's id: a reaction needs no separate id. */
const PostParams = Type.Object({ id: Id });

export function reactionRoutes(app: App, context: Context): void {
  app.post(
    '/posts/reaction/',
    {
      access: 'user',
      standing: 'active',
      summary: 'React to a post',
      schema: { tags, body: ReactionBody, response: { 200: ReactionReply } },
    },
    async (request) => addReaction(context, callerOf(request), request.body.post_id),
  );

  app.route({
    access: 'user',
    summary: 'Take a reaction to a post back',
    method: ['POST', 'DELETE'],
    url: '/posts/reaction/:id/',
    schema: { tags, params: PostParams, response: { 200: ReactionReply } },
    handler: async (request) => removeReaction(context, callerOf(request), request.params.id),
  });
}
