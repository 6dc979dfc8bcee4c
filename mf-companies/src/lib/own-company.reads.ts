import type { CompanyDetail } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** The company in use, in any status. */
export const ownCompanyRead = defineRead<CompanyDetail>('accounts/company-data/');
