import type { ContactMessageDetail, ContactMessagePage } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

/** As in the contract, which the browser imports only the types of. */
const CONTACT_STATUSES = ['waiting', 'answered', 'closed'] as const;

export const contactQuery = listQuery('/admin/contact', { q: text(SEARCH_LENGTH), status: oneOf(CONTACT_STATUSES) });
export type ContactQuery = ReturnType<typeof contactQuery.parse>;

export const contactMessagesRead = defineRead<ContactMessagePage, ContactQuery>('admin/contact-messages/', {
  query: contactQuery,
  defaults: { limit: '30' },
});

export const contactMessageRead = defineRead<ContactMessageDetail, { id: string }>('admin/contact-messages/:id/');
