import type { QuoteKind, QuoteStatus } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';

const TONES: Record<QuoteStatus, Tone> = {
  asked: 'info',
  proposed: 'primary',
  accepted: 'primary',
  hired: 'primary',
  declined: 'danger',
  expired: 'neutral',
};

/** How far a quote or an application got. */
export function QuoteStatusBadge({ kind, status }: { kind: QuoteKind; status: QuoteStatus }) {
  const { formatMessage } = useIntl();
  return <Badge tone={TONES[status]}>{formatMessage({ id: `quotes.status.${kind}.${status}` })}</Badge>;
}
