import type { AdminCompany } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { statusMessages } from './companies.messages.ts';

const TONES = {
  draft: 'neutral',
  submitted: 'info',
  active: 'primary',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<AdminCompany['status'], Tone>;

export function CompanyStatusBadge({ status }: Pick<AdminCompany, 'status'>) {
  const { formatMessage } = useIntl();
  return <Badge tone={TONES[status]}>{formatMessage(statusMessages[status])}</Badge>;
}
