import { Badge, Link, Picture, useLocale } from '@wspolnik/system';
import { cardIcon, Place, ShareButton } from '@wspolnik/system/cards';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type OfferCardData, OfferPrice } from '../offer-card/offer-card.tsx';
import { rewardText } from '../offer-card/offer-reward.ts';
import styles from './offer-thumbnail.module.css';

export interface OfferThumbnailProps {
  offer: OfferCardData;
  /** The offer's page, as a path without locale. */
  href: string;
  /** The viewer sells it: the cost of the reward is shown instead of the viewer's share. */
  own?: boolean;
  onShare?(): void;
  headingLevel?: 2 | 3 | 4;
  /** The title with marks, as where it was found by a search. */
  shownTitle?: ReactNode;
}

/** A short form of an offer: on a company's page, in a message, next to another offer. */
export function OfferThumbnail({
  offer,
  href,
  own = false,
  onShare,
  headingLevel = 3,
  shownTitle,
}: OfferThumbnailProps) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const points = rewardText(intl, offer, own ? 'seller' : 'buyer');
  return (
    <article className={styles.thumbnail}>
      <div className={styles.picture}>
        <Picture image={offer.image && { ...offer.image, alt: '' }} name={offer.author.name} sizes="180px" />
      </div>
      <div className={styles.body}>
        <Badge className={styles.category}>{locale === 'en' ? offer.category.name_en : offer.category.name}</Badge>
        <Heading className={styles.title}>
          <Link to={href} className={styles.link}>
            {shownTitle ?? offer.title}
          </Link>
        </Heading>
        <div className={styles.facts}>
          <span className={styles.author}>{offer.author.name}</span>
          <Place city={offer.city} />
        </div>
        <p className={styles.money}>
          <strong className={styles.price}>
            <OfferPrice
              offer={offer}
              otherwise={intl.formatMessage({ id: offer.is_job ? 'ui.offer.job' : 'ui.offer.individualPrice' })}
            />
          </strong>
          {points !== null && (
            <Badge tone={own ? 'neutral' : 'points'} className={own ? undefined : cardIcon('points')}>
              {points}
            </Badge>
          )}
        </p>
      </div>
      {onShare && (
        <div className={styles.share}>
          <ShareButton title={offer.title} onShare={onShare} />
        </div>
      )}
    </article>
  );
}
