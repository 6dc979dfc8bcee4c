import { sendJSON, withQuery } from '@wspolnik/shared-auth';

/** Requests the deletion of the company in use, which takes effect after seven days. */
export const deleteCompany = ({ givesUpPoints }: { givesUpPoints: boolean }, confirmation: string) =>
  sendJSON<void>(
    'DELETE',
    withQuery('accounts/company-delete/', { give_up_points: givesUpPoints ? 'true' : undefined }),
    { confirmation },
  );

export const keepCompany = () => sendJSON<void>('POST', 'accounts/company-delete/cancel/');
