import type { Order } from '@wspolnik/api/contract';
import { Button, Dialog, Field, Textarea } from '@wspolnik/shared-ui';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { type CancelOrderValues, cancelOrderSchema, REASON_MAX } from './cancel-order.schema.ts';
import classes from './order-detail.module.css';
import { cancelMessages as messages } from './orders.messages.ts';
import { useCancelOrder } from './use-cancel-order.ts';

export interface CancelOrderDialogProps {
  order: Order;
  side: OrderSide;
  onClose: () => void;
}

export function CancelOrderDialog({ order, side, onClose }: CancelOrderDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const cancel = useCancelOrder(order);
  const formik = useFormik<CancelOrderValues>({
    initialValues: { reason: '' },
    validationSchema: cancelOrderSchema[side],
    onSubmit: async ({ reason }, { setStatus }) => {
      setStatus(null);
      const failure = await cancel(reason.trim());
      if (failure) setStatus(failure);
      else onClose();
    },
  });
  const isSale = side === 'sales';
  const problem = formik.touched.reason && formik.errors.reason;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title, { number: order.number })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(messages.keep)}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={formik.isSubmitting}>
            {formatMessage(messages.confirm)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={formik.handleSubmit} noValidate className={classes.form}>
        <p>{formatMessage(isSale ? messages.saleDetail : messages.purchaseDetail)}</p>
        <Field
          label={formatMessage(isSale ? messages.reason : messages.reasonOptional)}
          required={isSale}
          error={problem && formatMessage({ id: problem })}
        >
          {(control) => <Textarea {...control} {...formik.getFieldProps('reason')} rows={3} maxLength={REASON_MAX} />}
        </Field>
        {formik.status ? (
          <p role="alert" className={classes.failure}>
            {formik.status}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
