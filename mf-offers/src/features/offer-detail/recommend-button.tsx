import type { Offer } from '@wspolnik/contract';
import { rewardAmount } from '@wspolnik/market';
import { Button } from '@wspolnik/system';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShareOffer } from '../../lib/share-offer.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';

/** Shares the offer of another company, and says that it brings something where it does. */
export function RecommendButton({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const reward = rewardAmount(intl, offer, 'referrer');
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        icon={<Share2 size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(reward === null ? messages.share : messages.recommend)}
      </Button>
      <ShareOffer offer={isOpen ? offer : null} onClose={() => setOpen(false)} />
    </>
  );
}
