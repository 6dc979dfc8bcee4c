import type { AdminCategories, CategoryFields, ChangeCategoryBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createCategory = (json: CategoryFields) =>
  sendJSON<AdminCategories>('POST', 'accounts/admin/categories/', { json });

export const changeCategory = (id: string, json: ChangeCategoryBody) =>
  sendJSON<AdminCategories>('PUT', `accounts/admin/categories/${encodeURIComponent(id)}/`, { json });

export const mergeCategory = (id: string, into_id: string) =>
  sendJSON<AdminCategories>('POST', `accounts/admin/categories/${encodeURIComponent(id)}/merge/`, {
    json: { into_id },
  });

export const deleteCategory = (id: string) =>
  sendJSON<AdminCategories>('DELETE', `accounts/admin/categories/${encodeURIComponent(id)}/`);
