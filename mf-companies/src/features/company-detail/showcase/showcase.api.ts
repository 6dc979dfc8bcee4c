import type { CompanyShowcase, ReferenceForm, ReferenceReportBody } from '@wspolnik/contract';
import { changeRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { type ImageEntry, toGallery } from '@wspolnik/system/files';
import { showcaseRead } from './showcase.reads.ts';

/** Resolves once the page shows it. */
async function afterwards(id: string, result: Promise<CompanyShowcase>): Promise<CompanyShowcase> {
  const showcase = await result;
  await changeRead(showcaseRead({ id }), showcase, { revalidate: false });
  return showcase;
}

/** Fields without a value are left out, which clears them. */
function formOf(
  pictures: readonly ImageEntry[],
  fields: Omit<ReferenceForm, 'gallery' | 'title'> & { title?: string },
) {
  const { gallery, images } = toGallery(pictures);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== '') form.append(name, String(value));
  }
  form.append('gallery', JSON.stringify(gallery));
  for (const image of images) form.append('images', image, image.name);
  return form;
}

export type SentReference = Omit<ReferenceForm, 'gallery'> & { pictures: readonly ImageEntry[] };

export const addReference = (companyId: string, { pictures, ...fields }: SentReference, idempotencyKey: string) =>
  afterwards(
    companyId,
    sendJSON<CompanyShowcase>('POST', 'company/references/', { form: formOf(pictures, fields), idempotencyKey }),
  );

export const editReference = (companyId: string, id: string, { pictures, ...fields }: SentReference) =>
  afterwards(
    companyId,
    sendJSON<CompanyShowcase>('PUT', `company/references/${id}/`, { form: formOf(pictures, fields) }),
  );

export const removeReference = (companyId: string, id: string) =>
  afterwards(companyId, sendJSON<CompanyShowcase>('DELETE', `company/references/${id}/`));

export const orderReferences = (companyId: string, ids: string[]) =>
  afterwards(companyId, sendJSON<CompanyShowcase>('PUT', 'company/reference-order/', { json: { ids } }));

export const replaceGallery = (companyId: string, pictures: readonly ImageEntry[]) =>
  afterwards(companyId, sendJSON<CompanyShowcase>('PUT', 'company/gallery/', { form: formOf(pictures, {}) }));

/** Changes nothing that is shown. */
export const reportReference = (json: ReferenceReportBody) =>
  sendJSON<undefined>('POST', 'company/reference-report/', { json });
