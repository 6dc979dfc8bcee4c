export { eraseAccount } from './account-deletion.sql.ts';
export { companyObligations } from './obligations.ts';
