import type { CompanyStatus } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';

const PAGES: Record<Exclude<CompanyStatus, 'active'>, string> = {
  draft: '/companies/verify-company',
  submitted: '/companies/verify-company',
  rejected: '/companies/verify-company',
  suspended: '/contact',
};

/** Why the company in use may not act, and for those who can do something about it a link to where. Part of a line of text. */
export function InactiveCompany() {
  const { formatMessage } = useIntl();
  const company = useSessionStore((session) => session.company);
  if (!company || company.status === 'active') return null;
  const { role, status } = company;
  if (role === 'member' && status === 'draft') return formatMessage({ id: 'ui.inactive_company.draft.member' });
  const text = formatMessage({ id: `ui.inactive_company.${status}` });
  if (role === 'member') return text;
  return (
    <>
      {text} <Link to={PAGES[status]}>{formatMessage({ id: `ui.inactive_company.${status}.action` })}</Link>
    </>
  );
}
