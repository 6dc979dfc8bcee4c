import type { CompanyObligations } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** What still prevents the deletion of the company in use; for its owners. */
export const obligationsRead = defineRead<CompanyObligations>('accounts/company-obligations/');
