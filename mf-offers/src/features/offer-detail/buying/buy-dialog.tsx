import type { BuyBody, Offer, Order } from '@wspolnik/contract';
import { useAction, useDraft, useRead, useSeen } from '@wspolnik/kit';
import { InvoiceSummary } from '@wspolnik/market/invoice';
import { ApiError, announceBalanceChange, rememberedReferral, useSessionStore } from '@wspolnik/shared-auth';
import { Dialog, DialogButtons } from '@wspolnik/system';
import { FormikProvider, useFormik } from 'formik';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { buyingLimitsRead } from '../../../lib/offers.reads.ts';
import { wayOf } from '../asking/ask-action.tsx';
import { buyOffer, readReward } from '../offer-detail.api.ts';
import { buyMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-dialog.module.css';
import { type BuyFormValues, buyFormSchema, hasFixedPrice, typedPrice } from './buy-form.schema.ts';
import { BuyForm } from './buy-form.tsx';
import { TERMS } from './changed-offer.tsx';
import { OpenOrdersLinks, OpenOrdersNote, reachedLimit } from './open-orders-note.tsx';
import { OrderConfirmation, OrderLinks } from './order-confirmation.tsx';
import { ONCE, type RewardAtPrice, useReward } from './use-reward.ts';

const EMPTY: BuyFormValues = { amount: '' };
/** After these errors the offer on the page is out of date; another kind of price makes an amount invalid. */
const STALE_OFFER = ['offer_changed', 'offer_inactive', 'not_found', 'quote_required', 'validation_failed'];

export interface BuyDialogProps {
  offer: Offer;
  /** Reloads the offer. */
  reload: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation, sends the order, and then shows it. Mounted anew each time it is opened. It keeps the price and the reward
 * that it opened with, and asks again when the seller has changed them.
 */
export function BuyDialog({ offer: live, reload, onClose }: BuyDialogProps) {
  const { formatMessage } = useIntl();
  const { seen, changed, agree } = useSeen(live, TERMS);
  const offer = seen ?? live;
  const formId = useId();
  // Directive 2011/83/EU, article 8(2): the button of a consumer says that the order obliges to pay.
  const isConsumer = useSessionStore(({ company }) => company === null);
  const [order, setOrder] = useState<Order | null>(null);
  const draft = useDraft(`buy.${offer.id}`, EMPTY);
  const send = async (values: BuyFormValues, key: string) => buyOffer(await orderOf(offer, values, reward), key);
  const { submit } = useAction(send, {
    onDone: (placed) => {
      announceBalanceChange();
      setOrder(placed);
      draft.forget();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && STALE_OFFER.includes(error.code)) reload();
    },
  });
  // Known before the first try: a refused one keeps the form with its reason.
  const {
    data: limits,
    error: limitsError,
    retry: readLimits,
  } = useRead(buyingLimitsRead({ offer_id: offer.id }), ONCE);
  const close = () => {
    draft.forget();
    onClose();
  };
  const lookAtChanges = () => {
    // An individual price is asked for, on the page.
    if (changed && wayOf(changed) !== 'buy') return close();
    agree();
    readLimits();
  };

  const form = useFormik({
    initialValues: draft.initialValues,
    validationSchema: buyFormSchema(offer),
    onSubmit: (values, helpers) => (changed ? lookAtChanges() : submit(values, helpers)),
  });
  const { isSubmitting, submitCount } = form;
  const reward = useReward(offer, typedPrice(form.values, form.errors));
  const limit = limits && submitCount === 0 && reachedLimit(limits);

  return (
    <FormikProvider value={form}>
      <Dialog
        open
        busy={isSubmitting}
        onClose={close}
        title={formatMessage(order ? messages.doneTitle : messages.title)}
        footer={
          order ? (
            <OrderLinks order={order} onClose={close} />
          ) : limit ? (
            <OpenOrdersLinks onClose={close} />
          ) : changed ? (
            <DialogButtons
              confirm={formatMessage({ id: 'ui.changed.confirm' })}
              onConfirm={() => {
                form.setStatus(undefined);
                lookAtChanges();
              }}
              onCancel={close}
            />
          ) : (
            <DialogButtons
              form={formId}
              confirm={formatMessage(isConsumer ? messages.confirmConsumer : messages.confirm)}
              loading={isSubmitting}
              // What the limits bring into the dialog would move the button away from under the pointer.
              disabled={!limits && !limitsError}
              onCancel={close}
            />
          )
        }
      >
        {order ? (
          <OrderConfirmation order={order} />
        ) : limit ? (
          <OpenOrdersNote reached={limit} {...limits[limit]} />
        ) : (
          <>
            <BuyForm id={formId} {...{ offer, changed, draft, limits, reward }} />
            <div className={classes.invoice}>
              <InvoiceSummary />
            </div>
          </>
        )}
      </Dialog>
    </FormikProvider>
  );
}

/** With the reward that was shown; who orders before one was takes that of now. */
async function orderOf(
  offer: Offer,
  { amount: typed }: BuyFormValues,
  shown: RewardAtPrice | undefined,
): Promise<BuyBody> {
  const amount = hasFixedPrice(offer) ? undefined : Number(typed).toFixed(2);
  const expected_price = amount ?? offer.price_from ?? '0.00';
  // An offer without a rate is a job, which is not bought.
  const expected_vat_rate = offer.vat_rate ?? '23';
  const reward = shown ?? (await readReward({ offer_id: offer.id, amount: expected_price }));
  const seen = { expected_price, expected_vat_rate, expected_reward: reward?.total ?? '0.00' };
  return { offer_id: offer.id, amount, ...seen, ref: rememberedReferral() };
}
