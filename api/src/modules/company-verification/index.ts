export { openCompanyNumber } from './bank-number.ts';
export { mailOwners } from './mail-owners.ts';
export { readVerificationRequests } from './read-requests.ts';
export { applySuspension } from './suspension.service.ts';
