import type { Company, CompanyPage } from '@wspolnik/api/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';
import { type CompanyQuery, companyQuery } from './company-query.ts';

/** Page size of companies, from specification §9. */
const LIMIT = '30';

export const companiesRead = defineRead<CompanyPage, CompanyQuery>('accounts/company-list-all/', {
  query: companyQuery,
  defaults: { limit: LIMIT },
});

export const companyRead = defineRead<Company, { id: string }>('accounts/company-list-all/:id/');
