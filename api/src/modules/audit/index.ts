export { insertAudit } from './audit.sql.ts';
