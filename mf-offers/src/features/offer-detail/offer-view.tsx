import type { Offer } from '@wspolnik/api/contract';
import { Badge, Gallery, IconButton, usePage } from '@wspolnik/shared-ui';
import { RichText } from '@wspolnik/shared-ui/cards';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShareOffer } from '../../lib/share-offer.tsx';
import { BuyBox } from './buy-box.tsx';
import { OfferBreadcrumbs } from './offer-breadcrumbs.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';
import { OfferFacts } from './offer-facts.tsx';
import { OfferMenu } from './offer-menu.tsx';
import { OfferPlace } from './offer-place.tsx';
import { SellerCard } from './seller-card.tsx';
import { SellerTie } from './seller-tie.tsx';
import { SimilarOffers } from './similar-offers.tsx';
import type { Buying } from './use-buying.tsx';
import { useOfferRights } from './use-offer-rights.ts';

interface OfferViewProps {
  offer: Offer;
  buying: Buying;
  reload: () => void;
}

export function OfferView({ offer, buying, reload }: OfferViewProps) {
  const { formatMessage } = useIntl();
  usePage({ title: offer.title });
  const { isOwn, canManage } = useOfferRights(offer.author.id);
  return (
    <div className={`wp-container ${classes.page}`}>
      <OfferBreadcrumbs path={offer.category_path} />
      <header className={classes.head}>
        <h1>{offer.title}</h1>
        {!offer.is_active && <Badge tone="info">{formatMessage(messages.inactive)}</Badge>}
        <div className={classes.actions}>
          <ShareButton offer={offer} />
          {canManage && <OfferMenu offer={offer} />}
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.pictures}>
          <Gallery images={offer.images} name={offer.title} />
        </div>
        {/* Before the description, so that on a narrow screen the price directly follows the pictures. */}
        <aside className={classes.side}>
          <BuyBox {...{ offer, isOwn, buying }} />
          <SellerCard author={offer.author} sharedContacts={offer.shared_contacts}>
            {!isOwn && <SellerTie offer={offer} reload={reload} />}
          </SellerCard>
        </aside>
        <div className={classes.about}>
          <Description text={offer.description} />
          <OfferFacts offer={offer} />
          <OfferPlace offer={offer} />
        </div>
      </div>
      <SimilarOffers offer={offer} />
    </div>
  );
}

function ShareButton({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="outline"
        label={formatMessage(messages.share)}
        icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareOffer offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
}

function Description({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  if (text.trim() === '') return null;
  return (
    <section className={classes.section}>
      <h2>{formatMessage(messages.description)}</h2>
      <RichText text={text} className="wp-prose" />
    </section>
  );
}
