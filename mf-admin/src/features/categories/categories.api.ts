import type { AdminCategories, CategoryFields, ChangeCategoryBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

const pictureOf = (id: string) => `accounts/admin/categories/${encodeURIComponent(id)}/image/`;

export const createCategory = (json: CategoryFields) =>
  sendJSON<AdminCategories>('POST', 'accounts/admin/categories/', { json });

export const changeCategory = (id: string, json: ChangeCategoryBody) =>
  sendJSON<AdminCategories>('PUT', `accounts/admin/categories/${encodeURIComponent(id)}/`, { json });

export const mergeCategory = (id: string, into_id: string) =>
  sendJSON<AdminCategories>('POST', `accounts/admin/categories/${encodeURIComponent(id)}/merge/`, {
    json: { into_id },
  });

/** The cropped picture of a category. */
export const setPicture = (id: string, image: File) => {
  const form = new FormData();
  form.append('image', image, image.name);
  return sendJSON<AdminCategories>('POST', pictureOf(id), { form });
};

export const removePicture = (id: string) => sendJSON<AdminCategories>('DELETE', pictureOf(id));

export const deleteCategory = (id: string) =>
  sendJSON<AdminCategories>('DELETE', `accounts/admin/categories/${encodeURIComponent(id)}/`);
