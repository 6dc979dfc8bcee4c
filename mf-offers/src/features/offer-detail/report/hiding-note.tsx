import type { OfferHiding } from '@wspolnik/contract';
import { Callout, Link } from '@wspolnik/system';
import { EyeOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { hidingMessages as messages } from '../offer-detail.messages.ts';

/** For the company of an offer that a decision hides: why, and the way to an appeal. */
export function HidingNote({ hidden: { reason, decision_id: decision } }: { hidden: OfferHiding }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="danger"
      icon={<EyeOff aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.title)}
      action={decision && <Link to={`/moderation/decisions/${decision}`}>{formatMessage(messages.decision)}</Link>}
    >
      <p>{formatMessage(messages.text)}</p>
      {reason && <p>{formatMessage(messages.reason, { reason })}</p>}
    </Callout>
  );
}
