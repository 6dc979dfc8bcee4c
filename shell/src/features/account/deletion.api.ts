import type { AccountObligations, DeleteAccountBody } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

export const obligationsRead = defineRead<AccountObligations>('accounts/obligations/');

/** Hides the account and ends every session at once; it is deleted 7 days later. */
export const deleteAccount = (json: DeleteAccountBody, confirmation: string) =>
  sendJSON<void>('POST', 'accounts/delete-account/', { json, confirmation });
