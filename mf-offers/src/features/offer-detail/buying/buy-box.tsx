import type { Offer } from '@wspolnik/contract';
import { OfferPrice, rewardText, VatPart } from '@wspolnik/market';
import { Callout, formatMoney } from '@wspolnik/system';
import { Clock, Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { canAsk } from '../asking/ask-action.tsx';
import { AskOthers } from '../asking/ask-others.tsx';
import { offerDetailMessages as messages } from '../offer-detail.messages.ts';
import page from '../offer-detail.module.css';
import { OwnOfferLinks } from '../own-offer-links.tsx';
import { RecommendButton } from '../recommend-button.tsx';
import { RecommendedBy } from '../recommended-by.tsx';
import { BuyAction } from './buy-action.tsx';
import classes from './buy-box.module.css';
import type { Buying } from './use-buying.tsx';

const NO_PRICE = '–';

interface BuyBoxProps {
  offer: Offer;
  /** True when the viewer belongs to the company that sells the offer. */
  isOwn: boolean;
  /** True when the viewer may edit it as well. */
  canEdit?: boolean;
  buying: Buying;
}

/** Price, reward and the buttons to buy and to recommend. On a phone the former is in a bar at the bottom. */
export function BuyBox({ offer, isOwn, canEdit = false, buying }: BuyBoxProps) {
  const { formatMessage } = useIntl();
  const price = <Price offer={offer} />;
  return (
    <section className={page.card} aria-label={formatMessage(messages.buyBox)}>
      <div>
        <p className={classes.price}>
          {price}
          {offer.lowest_price_30d !== null && offer.price_to === null && (
            <s aria-hidden="true">{formatMoney(offer.lowest_price_30d)}</s>
          )}
        </p>
        <Vat offer={offer} />
        {offer.is_job && offer.salary_from !== null && (
          <p className={classes.lowest}>{formatMessage(messages.salary)}</p>
        )}
        <LowestPrice offer={offer} />
      </div>
      {offer.delivery_time && (
        <p className={page.fact}>
          <Clock aria-hidden size={16} strokeWidth={1.75} />
          {formatMessage(messages.deliveredIn, { time: offer.delivery_time })}
        </p>
      )}
      {!isOwn && <RecommendedBy />}
      <Reward offer={offer} isOwn={isOwn} />
      {isOwn ? (
        <OwnOfferLinks offer={offer} canEdit={canEdit} />
      ) : (
        <div className={classes.choices}>
          <BuyAction {...{ offer, price, buying }} />
          {offer.is_active && canAsk(offer) && !offer.is_job && <AskOthers offer={offer} />}
          {offer.is_active && <RecommendButton offer={offer} />}
        </div>
      )}
    </section>
  );
}

/** A job has a salary in place of a price. */
function Price({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  // The preview of a form has no price until one is typed.
  const priced = offer.individual_price ? formatMessage(messages.individualPrice) : NO_PRICE;
  const otherwise = offer.is_job ? formatMessage({ id: 'ui.offer.job' }) : priced;
  return <OfferPrice offer={offer} otherwise={otherwise} />;
}

/** The VAT in the price. */
function Vat({ offer: { vat_rate, price_net_from: net, price_net_to } }: { offer: Offer }) {
  if (vat_rate === null || net === null || Number(price_net_to ?? net) === 0) return null;
  return (
    <p>
      <VatPart net={net} netTo={price_net_to} rate={vat_rate} />
    </p>
  );
}

/** Directive 98/6/EC: who reduces a price states the lowest one of the 30 days before. */
function LowestPrice({ offer: { lowest_price_30d: lowest, price_to } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  if (lowest === null) return null;
  const values = { price: formatMoney(lowest), range: price_to === null ? 'no' : 'yes' };
  return <p className={classes.lowest}>{formatMessage({ id: 'ui.offer.lowestPrice' }, values)}</p>;
}

/** The viewer's share; of an own offer the cost, which is not amber, the colour of money earned. */
function Reward({ offer, isOwn }: { offer: Offer; isOwn: boolean }) {
  const intl = useIntl();
  const text = rewardText(intl, offer, isOwn ? 'seller' : 'buyer');
  if (text === null) return null;
  return (
    <Callout
      tone={isOwn ? 'neutral' : 'points'}
      icon={<Coins aria-hidden strokeWidth={1.75} />}
      title={text}
      className={classes.note}
    >
      {intl.formatMessage(isOwn ? messages.costText : messages.pointsText)}
    </Callout>
  );
}
