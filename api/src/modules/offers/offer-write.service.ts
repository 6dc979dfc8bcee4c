import type { CreateOfferForm, OfferForm } from '@wspolnik/contract/offers';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import type { CompanyIdentity, Identity } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { arrangeGallery } from './gallery.ts';
import { type OfferValues, readOffer } from './offer-form.ts';
import { insertOffer, lockOffer, selectOfferCategory, updateOffer } from './offer-write.sql.ts';
import { auditAdminAction, findManaged } from './offers.service.ts';
import { refusePublishing } from './publish-rules.ts';

const keysOf = (images: readonly StoredImage[]): string[] => images.map(({ key }) => key);

/**
 * Applies the rules of the form, which for a category of jobs are others.
 *
 * @throws ApiProblem validation_failed
 */
export async function checkOffer(db: Db, form: OfferForm, now: Date): Promise<OfferValues> {
  const category = await selectOfferCategory(db, form.category_id);
  const values = readOffer(form, { isJob: category?.is_job ?? false, now });
  if (!category) throw invalidField('category_id', 'select');
  return values;
}

/**
 * Answers the new offer's id.
 *
 * @throws ApiProblem validation_failed, company_not_active, dues_overdue, offer_limit
 */
export async function createOffer(
  tx: Db,
  caller: CompanyIdentity,
  { form, images, now }: { form: CreateOfferForm; images: readonly StoredImage[]; now: Date },
): Promise<string> {
  const values = await checkOffer(tx, form, now);
  const active = form.is_active ?? true;
  await refusePublishing(tx, caller.company.id, { shown: active, now });
  const id = newId();
  await insertOffer(tx, { id, companyId: caller.company.id, active, values, now });
  await arrangeGallery(tx, id, form.gallery, images);
  await enqueueVariants(tx, keysOf(images), now);
  return id;
}

/**
 * Orders are unchanged: they have their own copy of title and price. Only `changeActive` changes whether the offer is active,
 * so an edit uses no slot of the plan.
 *
 * @throws ApiProblem validation_failed, forbidden, not_found
 */
export async function editOffer(
  tx: Db,
  caller: Identity,
  { id, form, images, now }: { id: string; form: OfferForm; images: readonly StoredImage[]; now: Date },
): Promise<void> {
  await lockOffer(tx, id);
  const offer = await findManaged(tx, id, caller);
  const values = await checkOffer(tx, form, now);
  await updateOffer(tx, id, values, now);
  await discardFiles(tx, await arrangeGallery(tx, id, form.gallery, images), now);
  await enqueueVariants(tx, keysOf(images), now);
  await auditAdminAction(tx, caller, { action: 'offer.edited', offer }, now);
}
