import type { Webinar, WebinarPage, WebinarParticipantPage } from '@wspolnik/contract';
import { defineRead, listQuery, transient, uuid } from '@wspolnik/kit';
import { WEBINAR_PICTURE } from './picture-sizes.ts';

/** `open` is the webinar that a shared link leads to. */
export const webinarQuery = listQuery('/webinars', { open: transient(uuid) });
export type WebinarQuery = ReturnType<typeof webinarQuery.parse>;

/** Running and coming ones first, the next on top; then past ones, the latest on top. */
export const webinarsRead = defineRead<WebinarPage, WebinarQuery>('webinars/', {
  query: webinarQuery,
  defaults: { limit: '24' },
  pictures: { at: 'results.*.image', sizes: WEBINAR_PICTURE },
});

export const webinarRead = defineRead<Webinar, { id: string }>('webinars/:id/');

export const webinarParticipantsRead = defineRead<WebinarParticipantPage, { id: string; limit: string }>(
  'webinars/:id/participants/',
);
