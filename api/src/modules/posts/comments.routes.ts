import { Id } from '@wspolnik/contract/common';
import {
  CreateCommentFields,
  EditTextBody,
  PostComment,
  PostCommentListQuery,
  PostCommentPage,
} from '@wspolnik/contract/posts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { sendRawJson, sendRawPage } from '../../platform/wire/raw-page.ts';
import {
  deleteComment,
  editComment,
  getComment,
  listComments,
  prepareComment,
  publishComment,
} from './comments.service.ts';

const tags = ['posts'];
const CommentParams = Type.Object({ id: Id });
const CREATE_FORM = { fields: CreateCommentFields, files: { image: IMAGE } };

export function commentRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/posts/comment/',
    {
      access: 'guest',
      replica: true,
      summary: 'List the comments on a post',
      schema: { tags, querystring: PostCommentListQuery, response: { 200: PostCommentPage } },
    },
    async (request, reply) => {
      const page = await listComments(listDbOf(request), request.query, visitorOf(request));
      return sendRawPage(request, reply, request.query, page);
    },
  );

  app.post(
    '/posts/comment/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Comment on a post',
      schema: {
        tags,
        consumes: FORM_TYPES,
        body: formBody(CREATE_FORM.fields, CREATE_FORM.files),
        response: { 201: PostComment },
      },
    },
    async (request, reply) => {
      const author = callerOf(request);
      const { fields, files } = await readForm(request, CREATE_FORM);
      const comment = await prepareComment(context, author, fields, files.image[0]);
      let isNew = false;
      const { body } = await idempotent(request, 'posts/comment', async (tx) => {
        isNew = true;
        return { status: 201, body: { id: await publishComment(tx, comment, clock()) } };
      });
      // A repeated request has uploaded its picture again.
      if (!isNew) await discardFiles(db, comment.image ? [comment.image.key, comment.image.thumbnailKey] : [], clock());
      return sendRawJson(reply.code(201), await getComment(db, body.id, author));
    },
  );

  app.put(
    '/posts/comment/:id/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Edit the text of a comment',
      schema: { tags, params: CommentParams, body: EditTextBody, response: { 200: PostComment } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await editComment(context, caller, request.params.id, request.body);
      return sendRawJson(reply, await getComment(db, request.params.id, caller));
    },
  );

  app.delete(
    '/posts/comment/:id/',
    {
      access: 'user',
      summary: 'Delete a comment',
      schema: { tags, params: CommentParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => deleteComment(tx, caller, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}
