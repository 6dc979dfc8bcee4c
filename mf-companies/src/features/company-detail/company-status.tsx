import type { Company } from '@wspolnik/api/contract';
import { Callout, LinkButton } from '@wspolnik/shared-ui';
import { EyeOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCompanyRights } from '../../lib/use-company-rights.ts';
import { statusActions, statusMessages } from './company-detail.messages.ts';

/** Says why nobody but its members and admins sees the company, and what its members can do about it. */
export function CompanyStatusNote({ company: { id, status } }: { company: Company }) {
  const { formatMessage } = useIntl();
  const { role } = useCompanyRights(id);
  if (status === 'active') return null;
  const { title, text } = statusMessages[status];
  return (
    <Callout
      tone={status === 'rejected' || status === 'suspended' ? 'danger' : 'info'}
      icon={<EyeOff aria-hidden size={18} strokeWidth={1.75} />}
      title={formatMessage(title)}
      action={
        role !== null &&
        role !== 'member' && (
          <LinkButton to="/companies/verify-company" size="sm" variant="outline">
            {formatMessage(statusActions[status])}
          </LinkButton>
        )
      }
    >
      {formatMessage(text)}
    </Callout>
  );
}
