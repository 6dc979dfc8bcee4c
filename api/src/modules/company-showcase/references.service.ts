import type { ReferenceForm } from '@wspolnik/contract/company-showcase';
import { MAX_REFERENCE_IMAGES, MAX_REFERENCES } from '@wspolnik/contract/limits';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { pictureKeys } from '../../platform/uploads/arrange-pictures.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { storePictures } from './pictures.service.ts';
import { readReference } from './reference-form.ts';
import * as store from './references.sql.ts';
import { lockCompany, selectPictures } from './showcase.sql.ts';

interface Sent {
  form: ReferenceForm;
  images: readonly StoredImage[];
  now: Date;
}

/** Answers the ids in the company's order; the company is locked until the transaction ends. */
async function lockReferences(tx: Db, companyId: string): Promise<string[]> {
  await lockCompany(tx, companyId);
  return store.selectReferenceIds(tx, companyId);
}

/** @throws ApiProblem not_found for a reference of another company */
async function lockOwn(tx: Db, companyId: string, id: string): Promise<void> {
  if (!(await lockReferences(tx, companyId)).includes(id.toLowerCase())) throw problem('not_found');
}

/** Answers the new reference's id. @throws ApiProblem validation_failed, limit_reached */
export async function addReference(tx: Db, companyId: string, { form, images, now }: Sent): Promise<string> {
  const values = await readReference(tx, companyId, form, now);
  if ((await lockReferences(tx, companyId)).length >= MAX_REFERENCES) throw problem('limit_reached');
  const id = newId();
  await store.insertReference(tx, { id, companyId, values }, now);
  const owner = { companyId, referenceId: id };
  await storePictures(tx, owner, { gallery: form.gallery, images, max: MAX_REFERENCE_IMAGES, now });
  return id;
}

/** A hidden one stays hidden. @throws ApiProblem validation_failed, not_found */
export async function editReference(tx: Db, companyId: string, id: string, { form, images, now }: Sent): Promise<void> {
  await lockOwn(tx, companyId, id);
  const values = await readReference(tx, companyId, form, now);
  await store.updateReference(tx, id, values, now);
  const owner = { companyId, referenceId: id };
  await storePictures(tx, owner, { gallery: form.gallery, images, max: MAX_REFERENCE_IMAGES, now });
}

/** @throws ApiProblem not_found */
export async function removeReference(tx: Db, companyId: string, id: string, now: Date): Promise<void> {
  await lockOwn(tx, companyId, id);
  await discardFiles(tx, pictureKeys(await selectPictures(tx, { companyId, referenceId: id })), now);
  await store.deleteReference(tx, id);
}

/** @throws ApiProblem validation_failed unless `ids` are all references of the company */
export async function orderReferences(tx: Db, companyId: string, ids: readonly string[]): Promise<void> {
  const known = await lockReferences(tx, companyId);
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  if (wanted.size !== ids.length || ids.length !== known.length || known.some((id) => !wanted.has(id))) {
    throw invalidField('ids', 'invalid');
  }
  await store.orderReferences(tx, [...wanted]);
}

/** Refuses who may not report the reference. @throws ApiProblem not_found (hidden as well), invalid_transition (own company's) */
export async function lockToReport(tx: Db, { user, company }: Identity, id: string): Promise<void> {
  const reference = await store.selectReportable(tx, id, user.id);
  if (!reference || reference.hidden) throw problem('not_found');
  if (reference.is_member || reference.company_id === company?.id) throw problem('invalid_transition');
}
