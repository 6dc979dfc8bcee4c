import type { Offer } from '@wspolnik/contract';
import { GALLERY_PICTURE } from '@wspolnik/market/picture-sizes';
import { Gallery } from '@wspolnik/system';
import { wayOf } from '../features/offer-detail/asking/ask-action.tsx';
import { BuyBox } from '../features/offer-detail/buying/buy-box.tsx';
import { DISABLED_BUYING } from '../features/offer-detail/buying/use-buying.tsx';
import { NextSteps } from '../features/offer-detail/next-steps.tsx';
import { OfferBreadcrumbs } from '../features/offer-detail/offer-breadcrumbs.tsx';
import { OfferDescription } from '../features/offer-detail/offer-description.tsx';
import page from '../features/offer-detail/offer-detail.module.css';
import { OfferFacts, OfferScope } from '../features/offer-detail/offer-facts.tsx';
import { SellerCard } from '../features/offer-detail/seller-card.tsx';
import classes from './offer-preview.module.css';

/** Renders an unpublished offer with the components of the offer's page, for the preview in the form. */
export function OfferPreview({ offer }: { offer: Offer }) {
  return (
    <div className={classes.preview}>
      <OfferBreadcrumbs path={offer.category_path} />
      <p className={classes.title}>{offer.title}</p>
      <div className={classes.columns}>
        <div className={classes.pictures}>
          <Gallery images={offer.images.filter(({ url }) => url !== '')} name={offer.title} sizes={GALLERY_PICTURE} />
        </div>
        <aside className={classes.side}>
          <BuyBox offer={offer} isOwn={false} buying={DISABLED_BUYING} />
          {wayOf(offer) === 'buy' && (
            <div className={page.card}>
              <NextSteps seller={offer.author.name} level="h2" />
            </div>
          )}
          <SellerCard author={offer.author} />
        </aside>
        <div className={classes.about}>
          <OfferDescription text={offer.description} />
          <OfferScope scope={offer.scope} />
          <OfferFacts offer={offer} />
        </div>
      </div>
    </div>
  );
}
