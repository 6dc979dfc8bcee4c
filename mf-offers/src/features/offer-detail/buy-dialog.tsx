import type { Offer, Order } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Dialog, DialogButtons } from '@wspolnik/shared-ui';
import { applyProblem, useDraft } from '@wspolnik/shared-ui/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type BuyFormValues, buyFormSchema, hasFixedPrice } from './buy-form.schema.ts';
import { BuyForm } from './buy-form.tsx';
import { buyMessages as messages } from './offer-detail.messages.ts';
import { OrderConfirmation, OrderLinks } from './order-confirmation.tsx';
import { useBuyOffer } from './use-buy-offer.ts';

const EMPTY: BuyFormValues = { amount: '' };
/** After these the offer on the page is out of date. */
const STALE_OFFER = ['offer_changed', 'offer_inactive', 'not_found'];

export interface BuyDialogProps {
  offer: Offer;
  /** Reads the offer again. */
  reload: () => void;
  onClose: () => void;
}

/** Mounted anew by every opening; asks for confirmation, sends the order, and then shows it. */
export function BuyDialog({ offer, reload, onClose }: BuyDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [order, setOrder] = useState<Order | null>(null);
  const buy = useBuyOffer(offer);
  const draft = useDraft(`buy.${offer.id}`, EMPTY);
  const close = () => {
    draft.forget();
    onClose();
  };

  const submit = async ({ amount }: BuyFormValues, form: FormikHelpers<BuyFormValues>) => {
    form.setStatus(undefined);
    try {
      const placed = await buy(hasFixedPrice(offer) ? undefined : Number(amount).toFixed(2));
      if (!placed) return;
      setOrder(placed);
      draft.forget();
    } catch (error) {
      applyProblem(form, error);
      if (error instanceof ApiError && STALE_OFFER.includes(error.code)) reload();
    }
  };

  return (
    <Formik initialValues={draft.initialValues} validationSchema={buyFormSchema(offer)} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open
          busy={isSubmitting}
          onClose={close}
          title={formatMessage(order ? messages.doneTitle : messages.title)}
          footer={
            order ? (
              <OrderLinks order={order} onClose={close} />
            ) : (
              <DialogButtons
                form={formId}
                confirm={formatMessage(messages.confirm)}
                loading={isSubmitting}
                onCancel={close}
              />
            )
          }
        >
          {order ? <OrderConfirmation order={order} /> : <BuyForm id={formId} offer={offer} draft={draft} />}
        </Dialog>
      )}
    </Formik>
  );
}
