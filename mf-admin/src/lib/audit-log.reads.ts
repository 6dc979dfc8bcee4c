import type { AuditFilters, AuditPage } from '@wspolnik/contract';
import { AUDIT_NAME_LENGTH } from '@wspolnik/contract/limits';
import { type Check, defineRead, listQuery, text, uuid } from '@wspolnik/kit';

/** A day of the browser's date field, which the API knows from year 1000 on. */
const day: Check = (raw) => (/^[12]\d{3}-\d{2}-\d{2}$/.test(raw) ? raw : '');

export const auditQuery = listQuery('/admin/audit-log', {
  action: text(AUDIT_NAME_LENGTH),
  subject_type: text(AUDIT_NAME_LENGTH),
  subject_id: uuid,
  actor_id: uuid,
  from: day,
  to: day,
});
export type AuditListQuery = ReturnType<typeof auditQuery.parse>;

export const auditRead = defineRead<AuditPage, AuditListQuery>('accounts/admin/audit-log/', {
  query: auditQuery,
  defaults: { limit: '50' },
});

export const auditFiltersRead = defineRead<AuditFilters>('accounts/admin/audit-log/filters/');
