import type { Webinar } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

const pathOf = (id: string) => `webinars/${encodeURIComponent(id)}/`;

export const createWebinar = (form: FormData, idempotencyKey: string) =>
  sendJSON<Webinar>('POST', 'webinars/', { form, idempotencyKey });

export const changeWebinar = (id: string, form: FormData) => sendJSON<Webinar>('PUT', pathOf(id), { form });

export const deleteWebinar = (id: string) => sendJSON('DELETE', pathOf(id));
