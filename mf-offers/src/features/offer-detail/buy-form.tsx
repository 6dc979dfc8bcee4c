import type { Offer } from '@wspolnik/api/contract';
import { Callout, formatMoney, formatPercent, Link, SummaryList, useLocale } from '@wspolnik/shared-ui';
import { AmountField, type Draft, DraftKeeper, FormError, isAmount } from '@wspolnik/shared-ui/forms';
import { Form, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { buyerPoints } from '../../lib/points.ts';
import classes from './buy-dialog.module.css';
import { type BuyFormValues, hasFixedPrice } from './buy-form.schema.ts';
import { buyMessages as messages } from './offer-detail.messages.ts';

interface BuyFormProps {
  id: string;
  offer: Offer;
  draft: Draft<BuyFormValues>;
}

/** The offer, its price, and an explanation of the next steps. */
export function BuyForm({ id, offer, draft }: BuyFormProps) {
  return (
    <Form id={id} className={classes.form} noValidate>
      <DraftKeeper draft={draft} />
      <FormError />
      <UncertainPurchase />
      <OpenOrdersLink />
      <p className={classes.offer}>{offer.title}</p>
      {!hasFixedPrice(offer) && <Amount offer={offer} />}
      <Summary offer={offer} />
      <NextSteps seller={offer.author.name} />
    </Form>
  );
}

function Amount({ offer: { price_from, price_to } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const help =
    price_from !== null && price_to !== null
      ? formatMessage(messages.amountRange, {
          from: formatMoney(price_from),
          to: formatMoney(price_to),
        })
      : formatMessage(messages.amountIndividual);
  return <AmountField name="amount" label={formatMessage(messages.amount)} help={help} required />;
}

/** Price and the buyer's points; both are updated while the amount is typed. */
function Summary({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { values } = useFormikContext<BuyFormValues>();
  const typed = isAmount(values.amount) ? values.amount : null;
  const price = hasFixedPrice(offer) ? offer.price_from : typed;
  const percent = offer.loyalty_points_percentage_total;
  let points: string;
  if (price === null && percent !== null) {
    points = formatMessage(messages.pointsAfterAmount, { percent: formatPercent(percent / 2, locale) });
  } else {
    points = formatMoney(buyerPoints(offer, price ?? '0'));
  }
  return (
    <SummaryList
      rows={[
        ...(price === null ? [] : [{ term: formatMessage(messages.price), value: formatMoney(price) }]),
        { term: formatMessage(messages.points), value: points, isPoints: true },
      ]}
    />
  );
}

function NextSteps({ seller }: { seller: string }) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h3>{formatMessage(messages.next)}</h3>
      <ol className={classes.steps}>
        <li>{formatMessage(messages.stepSeller, { seller })}</li>
        <li>{formatMessage(messages.stepDocuments)}</li>
        <li>{formatMessage(messages.stepPoints)}</li>
      </ol>
    </section>
  );
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
