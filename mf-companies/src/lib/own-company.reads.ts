import type { Company } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';

/** The company in use, in any status. */
export const ownCompanyRead = defineRead<Company>('accounts/company-data/');
