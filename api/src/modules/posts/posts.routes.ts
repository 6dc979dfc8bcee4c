import { Id } from '@wspolnik/contract/common';
import { MAX_POST_IMAGES } from '@wspolnik/contract/limits';
import { CreatePostFields, EditTextBody, Post, PostListQuery, PostPage, PostReply } from '@wspolnik/contract/posts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { createCountCache } from '../../platform/count-cache.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { createInFlight } from '../../platform/limits/in-flight.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { type RawPage, readUntilEnd, sendEndingPage, sendRawJson } from '../../platform/wire/raw-page.ts';
import { searchBookOf } from '../search-words/index.ts';
import { listPosts } from './post-list.service.ts';
import { deletePost, editPost, getPost, preparePost, publishPost } from './posts.service.ts';

const tags = ['posts'];
const PostParams = Type.Object({ id: Id });
const CREATE_FORM = {
  fields: CreatePostFields,
  files: { image: IMAGE, images: { ...IMAGE, maxCount: MAX_POST_IMAGES } },
};

function listRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  const book = searchBookOf(db);
  const counts = createCountCache();
  const shared = createInFlight<RawPage>();

  app.get(
    '/posts/',
    {
      access: 'guest',
      replica: true,
      summary: 'List posts',
      schema: { tags, querystring: PostListQuery, response: { 200: PostPage } },
    },
    async (request, reply) => {
      const { query } = request;
      const viewer = visitorOf(request);
      const listDb = listDbOf(request);
      const fetchPage = () =>
        readUntilEnd(query, (asked) => listPosts({ db: listDb, book, cache: counts }, asked, viewer));
      // All guests see the same. A signed-in person has an own view, which must be current after an own change.
      const page = viewer ? await fetchPage() : await shared(JSON.stringify(query), fetchPage);
      return sendEndingPage(request, reply, query, page);
    },
  );

  app.post(
    '/posts/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Publish a post',
      schema: {
        tags,
        consumes: FORM_TYPES,
        body: formBody(CREATE_FORM.fields, CREATE_FORM.files),
        response: { 201: Post },
      },
    },
    async (request, reply) => {
      const author = callerOf(request);
      const { fields, files } = await readForm(request, CREATE_FORM);
      const post = await preparePost(context, author, fields, files);
      let isNew = false;
      const { body } = await idempotent(request, 'posts/create', async (tx) => {
        isNew = true;
        return { status: 201, body: { id: await publishPost(tx, post, clock()) } };
      });
      // A repeated request has uploaded its pictures again.
      const keys = post.images.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]);
      if (!isNew) await discardFiles(db, keys, clock());
      return sendRawJson(reply.code(201), await getPost(db, body.id, author));
    },
  );
}

function postByIdRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/posts/:id/',
    { access: 'guest', summary: 'Get a post', schema: { tags, params: PostParams, response: { 200: PostReply } } },
    async (request, reply) => {
      const viewer = visitorOf(request);
      return sendRawJson(reply, `{"data":${await getPost(db, request.params.id, viewer)}}`);
    },
  );

  app.put(
    '/posts/:id/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Edit the text of a post',
      schema: { tags, params: PostParams, body: EditTextBody, response: { 200: Post } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await editPost(context, caller, request.params.id, request.body);
      return sendRawJson(reply, await getPost(db, request.params.id, caller));
    },
  );

  app.delete(
    '/posts/:id/',
    { access: 'user', summary: 'Delete a post', schema: { tags, params: PostParams, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => deletePost(tx, caller, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}

export function postRoutes(app: App, context: Context): void {
  listRoutes(app, context);
  postByIdRoutes(app, context);
}
