import type { BuyBody, Offer, Order } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, rememberedReferral, useSessionStore } from '@wspolnik/shared-auth';
import { Dialog, DialogButtons } from '@wspolnik/shared-ui';
import { useAction, useDraft, useRead } from '@wspolnik/shared-ui/remote';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { buyingLimitsRead } from '../../lib/offers.reads.ts';
import { type BuyFormValues, buyFormSchema, hasFixedPrice } from './buy-form.schema.ts';
import { BuyForm } from './buy-form.tsx';
import { buyOffer } from './offer-detail.api.ts';
import { buyMessages as messages } from './offer-detail.messages.ts';
import { OpenOrdersLinks, OpenOrdersNote, reachedLimit } from './open-orders-note.tsx';
import { OrderConfirmation, OrderLinks } from './order-confirmation.tsx';

/** Not while somebody fills the form in. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };
const EMPTY: BuyFormValues = { amount: '' };
/** After these errors the offer on the page is out of date. */
const STALE_OFFER = ['offer_changed', 'offer_inactive', 'not_found'];

export interface BuyDialogProps {
  offer: Offer;
  /** Reloads the offer. */
  reload: () => void;
  onClose: () => void;
}

/** Asks for confirmation, sends the order, and then shows it. Mounted anew each time it is opened. */
export function BuyDialog({ offer, reload, onClose }: BuyDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  // Directive 2011/83/EU, article 8(2): the button of a consumer says that the order obliges to pay.
  const isConsumer = useSessionStore(({ company }) => company === null);
  const [order, setOrder] = useState<Order | null>(null);
  const draft = useDraft(`buy.${offer.id}`, EMPTY);
  const { submit } = useAction(({ amount }: BuyFormValues, key) => buyOffer(orderOf(offer, amount), key), {
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
  const { data: limits, error: limitsError } = useRead(buyingLimitsRead({ offer_id: offer.id }), ONCE);
  const close = () => {
    draft.forget();
    onClose();
  };

  return (
    <Formik initialValues={draft.initialValues} validationSchema={buyFormSchema(offer)} onSubmit={submit}>
      {({ isSubmitting, submitCount }) => {
        const limit = limits && submitCount === 0 && reachedLimit(limits);
        return (
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
              <BuyForm id={formId} offer={offer} draft={draft} limits={limits} />
            )}
          </Dialog>
        );
      }}
    </Formik>
  );
}

function orderOf(offer: Offer, typed: string): BuyBody {
  const amount = hasFixedPrice(offer) ? undefined : Number(typed).toFixed(2);
  // A typed amount is sent as the seen price, so only a change of the price type counts as a changed price.
  const expected_price = amount ?? offer.price_from ?? undefined;
  return { offer_id: offer.id, amount, expected_price, ref: rememberedReferral() };
}
