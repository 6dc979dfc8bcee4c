import type { Company } from '@wspolnik/contract';
import { Callout, LinkButton } from '@wspolnik/system';
import { EyeOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useHasSteps } from '../../lib/next-steps/use-has-steps.ts';
import { useCompanyRights } from '../../lib/use-company-rights.ts';
import { detailMessages as messages, statusMessages } from './company-detail.messages.ts';

/**
 * Explains why only its members and admins see the company. The next steps are in the list for owners and managers below;
 * a suspended company has no such list.
 */
export function CompanyStatusNote({ company }: { company: Company }) {
  const { id, status } = company;
  const { formatMessage } = useIntl();
  const { role } = useCompanyRights(id);
  const hasSteps = useHasSteps(company);
  if (status === 'active') return null;
  const { title, text } = statusMessages[status];
  return (
    <Callout
      tone={status === 'rejected' || status === 'suspended' ? 'danger' : 'info'}
      icon={<EyeOff aria-hidden size={18} strokeWidth={1.75} />}
      title={formatMessage(title)}
      action={
        status === 'suspended' &&
        role !== null &&
        role !== 'member' && (
          <LinkButton to="/companies/verify-company" size="sm" variant="outline">
            {formatMessage(messages.reason)}
          </LinkButton>
        )
      }
    >
      {!hasSteps && formatMessage(text)}
    </Callout>
  );
}
