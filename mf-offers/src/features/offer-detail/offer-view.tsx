import type { Offer } from '@wspolnik/contract';
import { GALLERY_PICTURE } from '@wspolnik/market/picture-sizes';
import { Badge, Gallery, lazyPage, usePage } from '@wspolnik/system';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { wayOf } from './asking/ask-action.tsx';
import { BuyBox } from './buying/buy-box.tsx';
import type { Buying } from './buying/use-buying.tsx';
import { KnownBy } from './known-by.tsx';
import { NextSteps } from './next-steps.tsx';
import { OfferBreadcrumbs } from './offer-breadcrumbs.tsx';
import { OfferDescription } from './offer-description.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';
import { OfferFacts, OfferScope } from './offer-facts.tsx';
import { OfferPlace } from './offer-place.tsx';
import { ReportLink } from './report/report-offer.tsx';
import { SellerCard } from './seller-card.tsx';
import { SellerOpinions } from './seller-opinions.tsx';
import { SellerTie } from './seller-tie.tsx';
import { MoreOfSeller, SimilarOffers } from './similar-offers.tsx';
import { useCountedClick } from './use-counted-click.ts';
import { useOfferRights } from './use-offer-rights.ts';
import { useReportView } from './use-report-view.ts';

const note = lazyPage(
  async () => (await import(/* webpackChunkName: "hiding-note" */ './report/hiding-note.tsx')).HidingNote,
);

// Only for those who may change the offer.
const menu = lazyPage(async () => (await import(/* webpackChunkName: "offer-menu" */ './offer-menu.tsx')).OfferMenu);

interface OfferViewProps {
  offer: Offer;
  buying: Buying;
  reload: () => void;
}

export function OfferView({ offer, buying, reload }: OfferViewProps) {
  const { formatMessage } = useIntl();
  usePage({ title: offer.title });
  useCountedClick(offer.id);
  const { isOwn, canManage } = useOfferRights(offer.author.id);
  useReportView(offer, isOwn);
  // A decision withdraws the offer as its seller would.
  const sold = offer.hidden ? { ...offer, is_active: false } : offer;
  const canBuy = !isOwn && sold.is_active && wayOf(offer) === 'buy';
  return (
    <div className={`wp-container ${classes.page}`}>
      <OfferBreadcrumbs path={offer.category_path} />
      <header className={classes.head}>
        <h1>{offer.title}</h1>
        {!offer.is_active && <Badge tone="info">{formatMessage(messages.inactive)}</Badge>}
        {canManage && (
          <Suspense fallback={<span className={classes.menuPlace} aria-busy="true" />}>
            <menu.Page offer={offer} />
          </Suspense>
        )}
      </header>
      {offer.hidden && (
        <Suspense>
          <note.Page hidden={offer.hidden} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <div className={classes.pictures}>
          <Gallery images={offer.images} name={offer.title} sizes={GALLERY_PICTURE} />
        </div>
        {/* Before the description, so that on a narrow screen the price directly follows the pictures. */}
        <aside className={classes.side}>
          <BuyBox {...{ offer: sold, isOwn, buying }} canEdit={canManage} />
          {canBuy && (
            <div className={classes.card}>
              <NextSteps seller={offer.author.name} level="h2" />
            </div>
          )}
          <SellerCard author={offer.author}>
            {!isOwn && <KnownBy offer={offer} />}
            {!isOwn && <SellerTie offer={offer} reload={reload} />}
            {!isOwn && sold.is_active && <ReportLink id={offer.id} />}
          </SellerCard>
        </aside>
        <div className={classes.about}>
          <OfferDescription text={offer.description} />
          <OfferScope scope={offer.scope} />
          <OfferFacts offer={offer} />
          <OfferPlace offer={offer} />
          <SellerOpinions offer={offer} />
        </div>
      </div>
      <MoreOfSeller offer={offer} />
      <SimilarOffers offer={offer} />
    </div>
  );
}
