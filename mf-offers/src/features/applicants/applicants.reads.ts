import type { QuotePage } from '@wspolnik/contract';
import { defineRead, refresh } from '@wspolnik/kit';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

/** As many as the API answers at once, newest change first. */
const LIMIT = '100';

/** The applications for a job of the company in use. */
export const applicantsRead = defineRead<QuotePage, { offer_id: string }>('offers/quotes/', {
  defaults: { side: 'received', kind: 'application', limit: LIMIT },
});

/** Reads the board again when an applicant or a colleague changes something, and after missed events. */
export function useLiveApplicants(): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'quote.changed' || frame.type === 'resync';
        if (isOurs && isOfProfile(frame)) void refresh(applicantsRead);
      }),
    [],
  );
}
