import { sendJSON, withQuery } from '@wspolnik/shared-auth';

/** Deletes the company in use, at once and for good. */
export const deleteCompany = ({ givesUpPoints }: { givesUpPoints: boolean }) =>
  sendJSON<void>(
    'DELETE',
    withQuery('accounts/company-delete/', { give_up_points: givesUpPoints ? 'true' : undefined }),
  );
