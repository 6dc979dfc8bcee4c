import type { AuditAction } from '@wspolnik/contract/audit';
import {
  CATEGORY_LEVELS,
  type CategoryFields,
  type CategoryUses,
  type ChangeCategoryBody,
} from '@wspolnik/contract/categories';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { publicFileUrl } from '../../platform/files/file-urls.ts';
import { newId } from '../../platform/ids.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { storeImage } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import * as store from './category-admin.sql.ts';

type Details = Record<string, unknown>;

function audit(tx: Db, admin: Identity, action: AuditAction, subjectId: string, details: Details, now: Date) {
  return insertAudit(tx, { actorId: admin.user.id, action, subjectType: 'category', subjectId, details }, now);
}

const namesOf = ({ name, name_en }: CategoryFields) => ({
  name: requiredName('name', name),
  name_en: requiredName('name_en', name_en),
});

/** @throws ApiProblem validation_failed: the parent is unknown, inside the category itself, or too deep for it */
async function checkParent(tx: Db, parentId: string | null, child: store.CategoryNode | null): Promise<void> {
  if (parentId === null) return;
  const parent = await store.selectNode(tx, parentId);
  if (!parent) throw invalidField('parent_id', 'select');
  if (child && parent.path.includes(child.node)) {
    throw invalidField('parent_id', parent.id === child.id ? 'categorySelf' : 'categoryChild');
  }
  if (parent.path.length + (child?.height ?? 1) > CATEGORY_LEVELS) {
    throw invalidField('parent_id', 'categoryDeep', { max: CATEGORY_LEVELS });
  }
}

async function checkNames(
  tx: Db,
  parentId: string | null,
  names: { id: string | null; name: string; name_en: string },
): Promise<void> {
  const field = await store.hasSibling(tx, parentId, names);
  if (field) throw invalidField(field, 'categoryTaken');
}

/** @throws ApiProblem validation_failed */
export async function createCategory(tx: Db, admin: Identity, fields: CategoryFields, now: Date): Promise<string> {
  const names = namesOf(fields);
  const parent_id = fields.parent_id ?? null;
  await store.lockTree(tx);
  await checkParent(tx, parent_id, null);
  await checkNames(tx, parent_id, { id: null, ...names });
  const id = newId();
  await store.insertCategory(tx, { id, parent_id, ...names, is_job: fields.is_job ?? false });
  await audit(tx, admin, 'category.created', id, names, now);
  return id;
}

/** Renames, moves or reorders. @throws ApiProblem not_found, validation_failed */
export async function changeCategory(
  tx: Db,
  admin: Identity,
  id: string,
  change: ChangeCategoryBody,
  now: Date,
): Promise<void> {
  const names = namesOf(change);
  const parent_id = change.parent_id ?? null;
  await store.lockTree(tx);
  const before = await store.lockCategory(tx, id);
  if (!before) throw problem('not_found');
  await checkParent(tx, parent_id, before);
  await checkNames(tx, parent_id, { id, ...names });
  const isMoved = before.parent_id !== parent_id;
  const { is_job = before.is_job } = change;
  await store.updateCategory(tx, { id, parent_id, ...names, is_job });
  if (isMoved || change.position !== undefined) await store.placeCategory(tx, id, change.position ?? null);
  if (isMoved || is_job !== before.is_job) await store.renewPaths(tx, id);
  const was = { name: before.name, name_en: before.name_en, parent_id: before.parent_id, is_job: before.is_job };
  await audit(
    tx,
    admin,
    isMoved ? 'category.moved' : 'category.changed',
    id,
    { ...names, parent_id, is_job, was },
    now,
  );
}

const NO_PICTURE: store.CategoryPicture = { image: null, thumbnail: null };

async function discardPicture(tx: Db, { image, thumbnail }: store.CategoryPicture, now: Date): Promise<void> {
  await discardFiles(tx, [image, thumbnail], now);
}

/** Square; takes the place of the drawing. @throws ApiProblem not_found, validation_failed */
export async function changePicture(context: Context, admin: Identity, id: string, file: UploadedFile): Promise<void> {
  const { key, thumbnailKey } = await storeImage(context, file, { square: true });
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const category = await store.lockCategory(tx, id);
    if (!category) throw problem('not_found');
    const picture = { image: publicFileUrl(key), thumbnail: publicFileUrl(thumbnailKey) };
    await discardPicture(tx, await store.replacePicture(tx, id, picture), now);
    await enqueueVariants(tx, [key], now);
    await audit(tx, admin, 'category.changed', id, { name: category.name, picture: 'set' }, now);
  });
}

/** The drawing, or the picture of the category above, takes its place. @throws ApiProblem not_found */
export async function removePicture({ clock, db }: Context, admin: Identity, id: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const category = await store.lockCategory(tx, id);
    if (!category) throw problem('not_found');
    const before = await store.replacePicture(tx, id, NO_PICTURE);
    if (before.image === null) return;
    await discardPicture(tx, before, now);
    await audit(tx, admin, 'category.changed', id, { name: category.name, picture: 'removed' }, now);
  });
}

/** @throws ApiProblem not_found */
export async function getUses(db: Db, id: string): Promise<CategoryUses> {
  const category = await store.selectNode(db, id);
  if (!category) throw problem('not_found');
  return store.selectUses(db, category);
}

/** @throws ApiProblem not_found, validation_failed: into itself, into one of its children, or too deep for its children */
export async function mergeCategory(tx: Db, admin: Identity, id: string, intoId: string, now: Date): Promise<void> {
  if (id === intoId) throw invalidField('into_id', 'categorySelf');
  await store.lockTree(tx);
  const from = await store.lockCategory(tx, id);
  if (!from) throw problem('not_found');
  const into = await store.selectNode(tx, intoId);
  if (!into) throw invalidField('into_id', 'select');
  if (into.path.includes(from.node)) throw invalidField('into_id', 'categoryChild');
  if (into.path.length + from.height - 1 > CATEGORY_LEVELS) {
    throw invalidField('into_id', 'categoryDeep', { max: CATEGORY_LEVELS });
  }
  const uses = await store.selectUses(tx, from);
  await store.moveReferences(tx, from, into);
  if (uses.children > 0) await store.renewPaths(tx, into.id);
  await discardPicture(tx, await store.replacePicture(tx, id, NO_PICTURE), now);
  await store.deleteCategory(tx, id);
  const details = { name: from.name, into: { id: into.id, name: into.name }, ...uses };
  await audit(tx, admin, 'category.merged', id, details, now);
}

/** @throws ApiProblem not_found, invalid_transition (not empty) */
export async function removeCategory(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  await store.lockTree(tx);
  const category = await store.lockCategory(tx, id);
  if (!category) throw problem('not_found');
  const uses = await store.selectUses(tx, category);
  const isEmpty = Object.values(uses).every((count) => count === 0);
  if (!isEmpty || (await store.isReferred(tx, id))) throw problem('invalid_transition');
  await discardPicture(tx, await store.replacePicture(tx, id, NO_PICTURE), now);
  await store.deleteCategory(tx, id);
  await audit(tx, admin, 'category.deleted', id, { name: category.name, name_en: category.name_en }, now);
}
