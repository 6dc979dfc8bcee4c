import type { BuyingLimits } from '@wspolnik/contract';
import { Button, Callout, LinkButton } from '@wspolnik/system';
import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { buyMessages as messages } from '../offer-detail.messages.ts';

type Limit = 'offer' | 'seller';

/** Which of the two limits is reached, or null. */
export function reachedLimit({ offer, seller }: BuyingLimits): Limit | null {
  if (offer.open >= offer.limit) return 'offer';
  return seller.open >= seller.limit ? 'seller' : null;
}

interface OpenOrdersNoteProps {
  reached: Limit;
  open: number;
  limit: number;
}

/** In place of the form: it would be filled in for nothing. */
export function OpenOrdersNote({ reached, open, limit }: OpenOrdersNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      role="status"
      icon={<CircleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.limitTitle)}
    >
      {formatMessage(reached === 'offer' ? messages.offerLimit : messages.sellerLimit, { open, limit })}
    </Callout>
  );
}

export function OpenOrdersLinks({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {formatMessage(messages.backToOffer)}
      </Button>
      <LinkButton to="/transactions/orders">{formatMessage(messages.seeOrders)}</LinkButton>
    </>
  );
}
