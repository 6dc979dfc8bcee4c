import type { AuditEntry } from '@wspolnik/contract';

/** Pages of the subjects that have one, without the locale. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  company: (id) => `/admin/companies/${id}`,
  order: (id) => `/admin/transactions/${id}`,
  withdrawal: (id) => `/admin/points/withdraw-requests?open=${id}&status=all`,
  contact_message: (id) => `/admin/contact/${id}`,
  library_document: () => '/admin/library',
  legal_document: () => '/admin/documents',
  tax_report: () => '/admin/points/tax-report',
  webinar: (id) => `/admin/webinars/${id}/edit`,
  offer: (id) => `/offers/${id}`,
  post: (id) => `/posts?post=${id}`,
  ledger_check: () => '/admin',
};

/** The subject's page; none where it was deleted by this action. */
export function subjectPath({ action, subject_type, subject_id }: AuditEntry): string | null {
  return action.endsWith('.deleted') ? null : (PAGES[subject_type]?.(subject_id) ?? null);
}
