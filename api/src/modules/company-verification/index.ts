export { openCompanyNumber } from './bank-number.ts';
export { mailOwners } from './mail-owners.ts';
export { readVerificationRequests } from './read-requests.ts';
export { verificationFileScanned } from './replace-document.service.ts';
export { applySuspension } from './suspension.service.ts';
