import type { Offer } from '@wspolnik/contract';
import { Button, LinkButton } from '@wspolnik/system';
import { Pencil, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeMessages } from '../../lib/change-offers.messages.ts';
import { applicantsPath, offerPath } from '../../lib/offer-path.ts';
import { ShareOffer } from '../../lib/share-offer.tsx';
import classes from './buying/buy-box.module.css';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';

/** In place of buying: the viewer sells it. Editing needs the company as the profile in use. */
export function OwnOfferLinks({ offer, canEdit }: { offer: Offer; canEdit: boolean }) {
  const { formatMessage } = useIntl();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={classes.choices}>
      <p className={classes.own}>{formatMessage(messages.ownOffer)}</p>
      {canEdit && (
        <LinkButton to={`${offerPath(offer.id)}/edit`} fullWidth icon={<Pencil size={18} strokeWidth={1.75} />}>
          {formatMessage(changeMessages.edit)}
        </LinkButton>
      )}
      {canEdit && offer.is_job && (
        <LinkButton
          to={applicantsPath(offer.id)}
          variant="outline"
          fullWidth
          icon={<Users size={18} strokeWidth={1.75} />}
        >
          {formatMessage(messages.applicants)}
        </LinkButton>
      )}
      <Button
        variant="outline"
        fullWidth
        icon={<Share2 size={18} strokeWidth={1.75} />}
        onClick={() => setSharing(true)}
      >
        {formatMessage(messages.share)}
      </Button>
      <ShareOffer offer={isSharing ? offer : null} onClose={() => setSharing(false)} />
    </div>
  );
}
