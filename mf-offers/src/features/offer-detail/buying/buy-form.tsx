import type { BuyingLimits, Offer } from '@wspolnik/contract';
import { FullPrice, netOf } from '@wspolnik/market';
import { Callout, formatMoney, formatPercent, Link, SummaryList } from '@wspolnik/system';
import { AmountField, type Draft, DraftKeeper, FormError, isAmount } from '@wspolnik/system/forms';
import { Form, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { buyerPoints } from '../../../lib/points.ts';
import { NextSteps } from '../next-steps.tsx';
import { buyMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-dialog.module.css';
import { type BuyFormValues, hasFixedPrice } from './buy-form.schema.ts';
import { ChangedOffer } from './changed-offer.tsx';
import { RewardCover } from './reward-cover.tsx';

interface BuyFormProps {
  id: string;
  /** As it was when the dialog opened. */
  offer: Offer;
  /** As it is now, when its terms differ. */
  changed: Offer | null;
  draft: Draft<BuyFormValues>;
  /** Undefined until they are known. */
  limits: BuyingLimits | undefined;
}

/** The offer, its price, and an explanation of the next steps. */
export function BuyForm({ id, offer, changed, draft, limits }: BuyFormProps) {
  return (
    <Form id={id} className={classes.form} noValidate>
      <DraftKeeper draft={draft} />
      {changed ? <ChangedOffer from={offer} to={changed} /> : <FormError />}
      <UncertainPurchase />
      <OpenOrdersLink />
      <p className={classes.offer}>{offer.title}</p>
      {limits && limits.offer.open > 0 && <AlreadyOrdered count={limits.offer.open} />}
      {!hasFixedPrice(offer) && <Amount offer={offer} />}
      <Summary offer={offer} />
      <RewardCover offer={offer} limits={limits} />
      <NextSteps seller={offer.author.name} />
    </Form>
  );
}

function Amount({ offer: { price_from, price_to } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const range = { from: formatMoney(price_from ?? 0), to: formatMoney(price_to ?? 0) };
  const help = formatMessage(messages.amountRange, range);
  return <AmountField name="amount" label={formatMessage(messages.amount)} help={help} required />;
}

/** Price and the buyer's points; both are updated while the amount is typed, and wait for one that can be ordered. */
function Summary({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const { values, errors } = useFormikContext<BuyFormValues>();
  const typed = isAmount(values.amount) && !errors.amount ? values.amount : null;
  const price = hasFixedPrice(offer) ? offer.price_from : typed;
  const percent = offer.loyalty_points_percentage_total;
  let points: string;
  if (price === null && percent !== null) {
    points = formatMessage(messages.pointsAfterAmount, { percent: formatPercent(percent / 2) });
  } else {
    points = formatMoney(buyerPoints(offer, price ?? '0'));
  }
  return (
    <SummaryList
      rows={[
        ...(price === null
          ? []
          : [{ term: formatMessage(messages.price), value: <Price offer={offer} gross={price} /> }]),
        { term: formatMessage(messages.points), value: points, isPoints: true },
      ]}
    />
  );
}

/** The net amount of what is being typed is computed here, that of the offer's own price is the API's. */
function Price({ offer, gross }: { offer: Offer; gross: string }) {
  const rate = offer.vat_rate ?? '23';
  const net = hasFixedPrice(offer) ? offer.price_net_from : null;
  return <FullPrice gross={gross} net={net ?? netOf(gross, rate)} rate={rate} />;
}

/** The key of an unanswered attempt was used again with other data; that attempt may have succeeded. */
function UncertainPurchase() {
  const { formatMessage } = useIntl();
  const { status } = useFormikContext<BuyFormValues>();
  if (status?.id !== 'errors.idempotency_mismatch') return null;
  return (
    <Callout>
      <p>
        {formatMessage(messages.maybeBought)} <Link to="/transactions/orders">{formatMessage(messages.seeOrders)}</Link>
      </p>
    </Callout>
  );
}

/** The buyer has too many open orders; the error itself says how many. */
function OpenOrdersLink() {
  const { formatMessage } = useIntl();
  const { status } = useFormikContext<BuyFormValues>();
  if (status?.id !== messages.offerLimit.id && status?.id !== messages.sellerLimit.id) return null;
  return (
    <p>
      <Link to="/transactions/orders">{formatMessage(messages.seeOrders)}</Link>
    </p>
  );
}

/** So that nobody orders again by mistake. */
function AlreadyOrdered({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return (
    <Callout role="status">
      {formatMessage(messages.alreadyOrdered, { count })}{' '}
      <Link to="/transactions/orders">{formatMessage(messages.seeOrders)}</Link>
    </Callout>
  );
}
