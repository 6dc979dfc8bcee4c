export { findCompany } from './companies.sql.ts';
export { nameHolds } from './company-name.sql.ts';
export { statusAfter } from './company-states.ts';
export { COMPANY_SUMMARY } from './company-summary.sql.ts';
