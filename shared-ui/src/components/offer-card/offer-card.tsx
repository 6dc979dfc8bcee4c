import { memo } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, formatMoneyRange, formatPercent, halfOfMoney } from '../../format/money.ts';
import { type Locale, useLocale } from '../../root/locale.ts';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../styles/class-names.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Picture } from '../picture/picture.tsx';
import { RatingBadge } from '../star-rating/star-rating.tsx';
import styles from './offer-card.module.css';
import icons from './offer-icons.module.css';

/** The offer fields of a card; the API's offer summary fits. Money is the API's decimal string. */
export interface OfferCardData {
  id: string;
  title: string;
  image: { url: string; thumbnail: string; alt: string; width: number; height: number } | null;
  individual_price: boolean;
  price_from: string | null;
  /** Null for a fixed price. */
  price_to: string | null;
  author: { id: string; name: string; thumbnail: string | null; rating: number };
  loyalty_points: string | null;
  loyalty_points_percentage_total: number | null;
  category: { name: string; name_en: string };
  city: string | null;
}

export interface OfferCardProps {
  offer: OfferCardData;
  /** The offer's page, as a path without locale. */
  href: string;
  /** Contacts in common with the seller; 0 is not shown. */
  sharedContacts?: number;
  onShare?(): void;
  headingLevel?: 2 | 3 | 4;
  /** True for cards on the first screen: their pictures load eagerly. */
  eager?: boolean;
}

/** Fixed price, range, or null for individual pricing. */
export function offerPrice(offer: Pick<OfferCardData, 'individual_price' | 'price_from' | 'price_to'>) {
  if (offer.individual_price || offer.price_from === null) return null;
  if (offer.price_to === null || offer.price_to === offer.price_from) return formatMoney(offer.price_from);
  return formatMoneyRange(offer.price_from, offer.price_to);
}

/** Half of the stored total, in zł or percent; null when the offer gives no points. */
export function offerPoints(
  offer: Pick<OfferCardData, 'loyalty_points' | 'loyalty_points_percentage_total'>,
  locale: Locale,
) {
  if (offer.loyalty_points !== null) return formatMoney(halfOfMoney(offer.loyalty_points));
  if (offer.loyalty_points_percentage_total === null) return null;
  return formatPercent(offer.loyalty_points_percentage_total / 2, locale);
}

function OfferCardView({ offer, href, sharedContacts = 0, onShare, headingLevel = 3, eager }: OfferCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          image={offer.image && { ...offer.image, url: offer.image.thumbnail, alt: '' }}
          name={offer.author.name}
          loading={eager ? 'eager' : 'lazy'}
        />
        <span className={styles.category}>{locale === 'en' ? offer.category.name_en : offer.category.name}</span>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={href} className={styles.link}>
            {offer.title}
          </Link>
        </Heading>
        <p className={styles.by}>
          <Avatar name={offer.author.name} image={offer.author.thumbnail} size={22} shape="square" />
          <Link to={`/companies/${offer.author.id}`} className={styles.author}>
            {offer.author.name}
          </Link>
          <RatingBadge className={styles.rating} value={offer.author.rating} />
        </p>
        <p className={styles.meta}>
          <span className={icons.pin}>{offer.city ?? text('ui.offer.noCity')}</span>
          {sharedContacts > 0 && (
            <span className={icons.users}>
              {intl.formatMessage({ id: 'ui.contacts.shared' }, { count: sharedContacts })}
            </span>
          )}
        </p>
        <div className={styles.foot}>
          <strong className={styles.price}>{offerPrice(offer) ?? text('ui.offer.individualPrice')}</strong>
          <OfferPoints points={offerPoints(offer, locale)} label={text('ui.offer.points')} />
          {onShare && (
            <button
              type="button"
              className={classNames(styles.share, icons.share)}
              onClick={onShare}
              aria-label={intl.formatMessage({ id: 'ui.share.named' }, { title: offer.title })}
            />
          )}
        </div>
      </div>
    </article>
  );
}

/**
 * An offer in a list: a card in a grid, a row on a phone. The whole card is one link; author and share button are above it.
 * Memoised, so that a list of thirty renders only the cards whose props changed.
 */
export const OfferCard = memo(OfferCardView);

function OfferPoints({ points, label }: { points: string | null; label: string }) {
  if (points === null) return null;
  return (
    <span className={classNames(styles.points, icons.points)} title={label}>
      <span className="wp-visually-hidden">{label} </span>
      {points}
    </span>
  );
}
