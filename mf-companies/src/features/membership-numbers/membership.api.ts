import type { ManageCardBody, ManageCardReply } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Takes a free number for the company in use, or gives one up. */
export function manageNumber(json: ManageCardBody): Promise<ManageCardReply> {
  return sendJSON('POST', 'accounts/company-membership-cards-manage/', { json });
}
