import type { AdminLibraryDocument } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createDocument = (form: FormData, idempotencyKey: string) =>
  sendJSON<AdminLibraryDocument>('POST', 'accounts/admin/library/', { form, idempotencyKey });

export const changeDocument = (id: string, form: FormData) =>
  sendJSON<AdminLibraryDocument>('PUT', `accounts/admin/library/${id}/`, { form });

export const publishDocument = (id: string, published: boolean) =>
  sendJSON<AdminLibraryDocument>('POST', `accounts/admin/library/${id}/publish/`, { json: { published } });

export const deleteDocument = (id: string) => sendJSON('DELETE', `accounts/admin/library/${id}/`);
