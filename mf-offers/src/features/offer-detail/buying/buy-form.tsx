import type { BuyingLimits, Offer } from '@wspolnik/contract';
import { FullPrice, netOf } from '@wspolnik/market';
import { Callout, formatMoney, formatPercent, Link, SummaryList } from '@wspolnik/system';
import { AmountField, type Draft, DraftKeeper, Form, FormError } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { NextSteps } from '../next-steps.tsx';
import { buyMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-dialog.module.css';
import { type BuyFormValues, hasFixedPrice, typedPrice } from './buy-form.schema.ts';
import { ChangedOffer } from './changed-offer.tsx';
import { RewardCover } from './reward-cover.tsx';
import type { RewardAtPrice } from './use-reward.ts';

interface BuyFormProps {
  id: string;
  /** As it was when the dialog opened. */
  offer: Offer;
  /** As it is now, when its terms differ. */
  changed: Offer | null;
  draft: Draft<BuyFormValues>;
  /** Undefined until they are known. */
  limits: BuyingLimits | undefined;
  /** Of the typed price; undefined until it is known. */
  reward: RewardAtPrice | undefined;
}

/** The offer, its price, and an explanation of the next steps. */
export function BuyForm({ id, offer, changed, draft, limits, reward }: BuyFormProps) {
  return (
    <Form id={id} className={classes.form} noValidate>
      <DraftKeeper draft={draft} />
      {changed ? <ChangedOffer from={offer} to={changed} /> : <FormError />}
      <UncertainPurchase />
      <OpenOrdersLink />
      <p className={classes.offer}>{offer.title}</p>
      {limits && limits.offer.open > 0 && <AlreadyOrdered count={limits.offer.open} />}
      {!hasFixedPrice(offer) && <Amount offer={offer} />}
      <Summary offer={offer} reward={reward} />
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

/** Price and the buyer's points; both follow the typed amount, and wait for one that can be ordered. */
function Summary({ offer, reward }: Pick<BuyFormProps, 'offer' | 'reward'>) {
  const { formatMessage } = useIntl();
  const { values, errors } = useFormikContext<BuyFormValues>();
  const price = hasFixedPrice(offer) ? offer.price_from : typedPrice(values, errors);
  const points = reward
    ? formatMoney(reward.buyer)
    : formatMessage(messages.pointsAfterAmount, { percent: formatPercent(offer.reward_buyer_percentage ?? 0) });
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

/** The net amount of a typed price is computed here, that of the offer's own price is the API's. */
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
