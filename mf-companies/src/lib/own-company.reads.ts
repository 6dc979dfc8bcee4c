import type { Company } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** The company in use, in any status. */
export const ownCompanyRead = defineRead<Company>('accounts/company-data/');
