export { consentsDue, insertConsents, type NewConsents } from './consents.sql.ts';
export { selectInForce } from './legal-documents.sql.ts';
