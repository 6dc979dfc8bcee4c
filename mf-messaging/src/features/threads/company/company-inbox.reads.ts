import type { AssignThreadBody, CompanyMember, Page, ThreadNote, ThreadNoteBody } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

/** Colleagues whom the menu offers; more than the API answers in one page belong to no company that uses it. */
export const colleaguesRead = defineRead<Page<CompanyMember>, { limit: number }>('accounts/company-members/');

export const assignThread = (json: AssignThreadBody): Promise<void> =>
  sendJSON<void>('PUT', 'message-thread-assignee/', { json });

export const addNote = (json: ThreadNoteBody): Promise<ThreadNote> =>
  sendJSON<ThreadNote>('POST', 'message-thread-notes/', { json });

export const deleteNote = (id: string): Promise<void> => sendJSON<void>('DELETE', `message-thread-notes/${id}/`);
