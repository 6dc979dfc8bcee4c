import {
  Avatar,
  classNames,
  formatMoney,
  formatMoneyRange,
  Link,
  Picture,
  RatingBadge,
  useLocale,
} from '@wspolnik/system';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { VatRate } from '../format/vat.ts';
import { OFFER_PICTURE, WIDE_OFFER_PICTURE } from '../picture-sizes.ts';
import { Gross } from '../price/price.tsx';
import { type SalaryData, salaryText } from '../price/salary.ts';
import styles from './offer-card.module.css';
import icons from './offer-icons.module.css';
import { type RewardedOffer, rewardText } from './offer-reward.ts';

/** The offer fields of a card; the API's offer summary fits. Money is the API's decimal string. */
export interface OfferCardData extends RewardedOffer, SalaryData {
  id: string;
  title: string;
  image: { url: string; thumbnail: string; alt: string; width: number; height: number } | null;
  individual_price: boolean;
  price_from: string | null;
  /** Null for a fixed price. */
  price_to: string | null;
  /** Prices are gross; null or absent for a job, which has no VAT. */
  vat_rate?: VatRate | null;
  /** The lowest price of the 30 days before a reduction; null or absent when the price is no reduced one. */
  lowest_price_30d?: string | null;
  author: { id: string; name: string; thumbnail: string | null; rating: number; rating_count?: number };
  category: { name: string; name_en: string };
  city: string | null;
}

export interface OfferCardProps {
  offer: OfferCardData;
  /** The offer's page, as a path without locale. */
  href: string;
  /** Contacts in common with the seller; 0 is not shown. */
  sharedContacts?: number;
  /** Where, how long and by which contract people work in a job. */
  work?: string | undefined;
  /** The viewer sells it: the card shows what the reward costs instead of what the viewer gets. */
  own?: boolean;
  onShare?(): void;
  headingLevel?: 2 | 3 | 4;
  /** True for cards on the first screen: their pictures load eagerly. */
  eager?: boolean;
  /** In a row of three in the whole width of a page. */
  wide?: boolean;
}

/** Fixed price, range, or null for individual pricing. */
export function offerPrice(offer: Pick<OfferCardData, 'individual_price' | 'price_from' | 'price_to'>) {
  if (offer.individual_price || offer.price_from === null) return null;
  if (offer.price_to === null || offer.price_to === offer.price_from) return formatMoney(offer.price_from);
  return formatMoneyRange(offer.price_from, offer.price_to);
}

interface OfferPriceProps {
  offer: Pick<OfferCardData, 'individual_price' | 'price_from' | 'price_to' | 'vat_rate' | 'is_job'> & SalaryData;
  /** In place of a price that there is not. */
  otherwise: string;
}

/** `1 230,00 zł brutto`; of a job its salary. */
export function OfferPrice({ offer, otherwise }: OfferPriceProps) {
  const intl = useIntl();
  const price = offer.is_job ? salaryText(intl, offer) : offerPrice(offer);
  const isGross = price !== null && !offer.is_job && offer.vat_rate && Number(offer.price_to ?? offer.price_from) > 0;
  return (
    <>
      {price ?? otherwise}
      {isGross && <Gross />}
    </>
  );
}

function OfferCardView(props: OfferCardProps) {
  const { offer, href, sharedContacts = 0, work, own, onShare, headingLevel = 3, eager, wide } = props;
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          image={offer.image && { ...offer.image, alt: '' }}
          name={offer.author.name}
          sizes={wide ? WIDE_OFFER_PICTURE : OFFER_PICTURE}
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
          <RatingBadge className={styles.rating} value={offer.author.rating} count={offer.author.rating_count} />
        </p>
        <p className={styles.meta}>
          <span className={icons.pin}>{offer.city ?? text('ui.offer.noCity')}</span>
          {sharedContacts > 0 && (
            <span className={icons.users}>
              {intl.formatMessage({ id: 'ui.contacts.shared' }, { count: sharedContacts })}
            </span>
          )}
        </p>
        {work && <p className={styles.work}>{work}</p>}
        <div className={styles.foot}>
          <p className={styles.price}>
            <strong>
              <OfferPrice offer={offer} otherwise={text(offer.is_job ? 'ui.offer.job' : 'ui.offer.individualPrice')} />
            </strong>
            <LowestPrice offer={offer} />
          </p>
          <OfferReward text={rewardText(intl, offer, own ? 'seller' : 'buyer')} own={own} />
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

interface OfferRewardProps {
  text: string | null;
  /** A cost is not amber, the colour of money earned. */
  own?: boolean | undefined;
}

function OfferReward({ text, own = false }: OfferRewardProps) {
  if (text === null) return null;
  return <span className={own ? styles.cost : classNames(styles.points, icons.points)}>{text}</span>;
}

function LowestPrice({ offer: { lowest_price_30d: lowest, price_to } }: { offer: OfferCardData }) {
  const intl = useIntl();
  if (!lowest) return null;
  const price = formatMoney(lowest);
  const values = { price, range: price_to === null ? 'no' : 'yes' };
  return (
    <span className={styles.lowest} title={intl.formatMessage({ id: 'ui.offer.lowestPrice' }, values)}>
      <span className="wp-visually-hidden">{intl.formatMessage({ id: 'ui.offer.lowestPrice' }, values)}</span>
      <span aria-hidden="true">
        <s>{price}</s> {intl.formatMessage({ id: 'ui.offer.lowestShort' })}
      </span>
    </span>
  );
}
