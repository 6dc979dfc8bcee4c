import {
  AdminCategories,
  CategoryFields,
  CategoryUses,
  ChangeCategoryBody,
  MergeCategoryBody,
} from '@wspolnik/contract/categories';
import { Id } from '@wspolnik/contract/common';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import {
  changeCategory,
  changePicture,
  createCategory,
  getUses,
  mergeCategory,
  removeCategory,
  removePicture,
} from './category-admin.service.ts';
import { selectAdminCategories } from './category-admin.sql.ts';
import { catalogOf } from './category-catalog.ts';

const tags = ['categories'];
const params = Type.Object({ id: Id });
const ROOT = '/accounts/admin/categories/';

/** Every change answers the whole tree, and is visible to readers of this process at once. */
const PICTURE_FORM = { fields: Type.Object({}), files: { image: { ...IMAGE, required: true } } };

export function categoryAdminRoutes(app: App, context: Context): void {
  const { clock, db } = context;
  const answer = { 200: AdminCategories };
  const tree = async () => ({ results: await selectAdminCategories(db) });
  const changed = async (change: (tx: Db) => Promise<unknown>) => {
    await db.transaction(change);
    catalogOf(db).forget();
    return tree();
  };

  app.get(ROOT, { access: 'admin', summary: 'List all categories', schema: { tags, response: answer } }, async () => {
    return tree();
  });

  app.get(
    `${ROOT}:id/uses/`,
    {
      access: 'admin',
      summary: 'Count what uses a category',
      schema: { tags, params, response: { 200: CategoryUses } },
    },
    async (request) => {
      return getUses(db, request.params.id);
    },
  );

  const created = { tags, body: CategoryFields, response: { 201: AdminCategories } };
  app.post(ROOT, { access: 'admin', summary: 'Create a category', schema: created }, async (request, reply) => {
    const admin = callerOf(request);
    return reply.code(201).send(await changed((tx) => createCategory(tx, admin, request.body, clock())));
  });

  app.put(
    `${ROOT}:id/`,
    {
      access: 'admin',
      summary: 'Change a category',
      schema: { tags, params, body: ChangeCategoryBody, response: answer },
    },
    async (request) => {
      const admin = callerOf(request);
      return changed((tx) => changeCategory(tx, admin, request.params.id, request.body, clock()));
    },
  );

  const merge = { tags, params, body: MergeCategoryBody, response: answer };
  app.post(
    `${ROOT}:id/merge/`,
    { access: 'admin', summary: 'Merge a category into another one', schema: merge },
    async (request) => {
      const admin = callerOf(request);
      return changed((tx) => mergeCategory(tx, admin, request.params.id, request.body.into_id, clock()));
    },
  );

  const picture = { tags, params, consumes: FORM_TYPES, body: formBody(PICTURE_FORM.fields, PICTURE_FORM.files) };
  app.post(
    `${ROOT}:id/image/`,
    { access: 'admin', summary: 'Set the picture of a category', schema: { ...picture, response: answer } },
    async (request) => {
      const [image] = (await readForm(request, PICTURE_FORM)).files.image;
      if (!image) throw invalidField('image', 'required');
      await changePicture(context, callerOf(request), request.params.id, image);
      catalogOf(db).forget();
      return tree();
    },
  );

  app.delete(
    `${ROOT}:id/image/`,
    { access: 'admin', summary: 'Remove the picture of a category', schema: { tags, params, response: answer } },
    async (request) => {
      await removePicture(context, callerOf(request), request.params.id);
      catalogOf(db).forget();
      return tree();
    },
  );

  app.delete(
    `${ROOT}:id/`,
    { access: 'admin', summary: 'Delete a category', schema: { tags, params, response: answer } },
    async (request) => {
      const admin = callerOf(request);
      return changed((tx) => removeCategory(tx, admin, request.params.id, clock()));
    },
  );
}
