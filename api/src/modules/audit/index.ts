export { insertAudit } from './audit.sql.ts';
export { auditTitled } from './audit-titled.ts';
