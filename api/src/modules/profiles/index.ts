export { getMe } from './profiles.service.ts';
export { selectOwnedCompany } from './profiles.sql.ts';
