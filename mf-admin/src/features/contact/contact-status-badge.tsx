import type { ContactStatus } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { statusMessages } from './contact.messages.ts';

const TONES: Record<ContactStatus, Tone> = { waiting: 'points', answered: 'primary', closed: 'neutral' };

export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={TONES[status]}>{useIntl().formatMessage(statusMessages[status])}</Badge>;
}
