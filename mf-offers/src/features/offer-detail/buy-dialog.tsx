import type { Offer, Order } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Dialog } from '@wspolnik/shared-ui';
import { applyProblem } from '@wspolnik/shared-ui/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type BuyFormValues, buyFormSchema, hasFixedPrice } from './buy-form.schema.ts';
import { BuyForm } from './buy-form.tsx';
import { buyMessages as messages } from './offer-detail.messages.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { useBuyOffer } from './use-buy-offer.ts';

const EMPTY: BuyFormValues = { amount: '' };
/** After these the offer on the page is out of date. */
const STALE_OFFER = ['offer_changed', 'offer_inactive', 'not_found'];

interface BuyDialogProps {
  offer: Offer;
  /** Reads the offer again. */
  reload: () => void;
  onClose: () => void;
}

/** Mounted anew by every opening; asks for confirmation, sends the order, and then shows it. */
export function BuyDialog({ offer, reload, onClose }: BuyDialogProps) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState<Order | null>(null);
  const buy = useBuyOffer(offer);

  const submit = async ({ amount }: BuyFormValues, form: FormikHelpers<BuyFormValues>) => {
    form.setStatus(undefined);
    try {
      const placed = await buy(hasFixedPrice(offer) ? undefined : Number(amount).toFixed(2));
      if (placed) setOrder(placed);
    } catch (error) {
      applyProblem(form, error);
      if (error instanceof ApiError && STALE_OFFER.includes(error.code)) reload();
    }
  };

  return (
    <Dialog open title={formatMessage(order ? messages.doneTitle : messages.title)} onClose={onClose}>
      {order ? (
        <OrderConfirmation order={order} onClose={onClose} />
      ) : (
        <Formik initialValues={EMPTY} validationSchema={buyFormSchema(offer)} onSubmit={submit}>
          <BuyForm offer={offer} onCancel={onClose} />
        </Formik>
      )}
    </Dialog>
  );
}
