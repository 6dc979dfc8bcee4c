import type { Offer } from '@wspolnik/api/contract';
import { Callout, offerPoints, offerPrice, useLocale } from '@wspolnik/shared-ui';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BuyAction } from './buy-action.tsx';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';
import type { Buying } from './use-buying.tsx';

interface BuyBoxProps {
  offer: Offer;
  /** True when the viewer acts as the company that sells the offer. */
  isOwn: boolean;
  buying: Buying;
}

/** Price, points and the buy button. On a phone the button is in a bar at the bottom. */
export function BuyBox({ offer, isOwn, buying }: BuyBoxProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const points = offerPoints(offer, locale);
  const price = offerPrice(offer) ?? formatMessage(messages.individualPrice);
  return (
    <section className={classes.card} aria-label={formatMessage(messages.buyBox)}>
      <p className={classes.price}>{price}</p>
      {points !== null && (
        <Callout
          tone="points"
          icon={<Coins aria-hidden strokeWidth={1.75} />}
          title={formatMessage(messages.points, { points })}
          className={classes.note}
        >
          {formatMessage(messages.pointsText)}
        </Callout>
      )}
      <BuyAction {...{ offer, isOwn, price, buying }} />
    </section>
  );
}
