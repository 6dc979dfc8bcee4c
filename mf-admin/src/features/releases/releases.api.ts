import type { ReleaseOrder } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export type OrderKind = 'promote' | 'canary' | 'rollback' | 'preview';

export const sendOrder = (kind: OrderKind, json: ReleaseOrder, confirmation: string) =>
  sendJSON<void>('POST', `releases/${kind === 'canary' ? 'promote' : kind}/`, { json, confirmation });

export const endPreview = () => sendJSON<void>('DELETE', 'releases/preview/');
