import type { Offer } from '@wspolnik/api/contract';
import { Button } from '@wspolnik/shared-ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShareOffer, useReferrersReward } from '../../lib/share-offer.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';

/** Shares the offer, and says that it brings something where it does. */
export function RecommendButton({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const reward = useReferrersReward(offer);
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        icon={<Share2 size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {formatMessage(reward === null ? messages.share : messages.recommend)}
      </Button>
      {isOpen && <ShareOffer offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
}
