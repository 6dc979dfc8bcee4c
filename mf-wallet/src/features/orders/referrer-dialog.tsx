import type { Order } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, Dialog } from '@wspolnik/shared-ui';
import { applyProblem, FormError, rules, TextField } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { actionMessages, referrerMessages as messages } from './actions.messages.ts';
import classes from './order-dialogs.module.css';
import { setReferrer } from './orders.api.ts';
import { referralToken } from './referral-token.ts';
import { useOrderAction } from './use-order-action.ts';

const schema = object({
  referrer: rules
    .required()
    .test('token', { id: messages.invalid.id }, (value) => !value?.trim() || referralToken(value) !== null),
});
type Values = { referrer: string };

export interface ReferrerDialogProps {
  order: Order;
  side: OrderSide;
  onClose: () => void;
}

/** Names who recommended the offer, once: by the link that was sent along, or by its code alone. */
export function ReferrerDialog({ order, side, onClose }: ReferrerDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const act = useOrderAction(order, side);
  const submit = async ({ referrer }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const token = referralToken(referrer) ?? '';
    try {
      if (await act((key) => setReferrer(order.id, token, key), messages.done)) onClose();
    } catch (error) {
      applyProblem(form, error);
      if (error instanceof ApiError && error.fields?.referrer) form.setFieldError('referrer', messages.invalid.id);
    }
  };
  return (
    <Formik initialValues={{ referrer: '' }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={formatMessage(messages.title)}
          footer={
            <>
              <Button variant="outline" onClick={onClose}>
                {formatMessage(actionMessages.back)}
              </Button>
              <Button type="submit" form={formId} loading={isSubmitting}>
                {formatMessage(messages.confirm)}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate className={classes.form}>
            <FormError />
            <p>{formatMessage(messages.detail)}</p>
            <TextField
              name="referrer"
              label={formatMessage(messages.field)}
              help={formatMessage(messages.help)}
              autoComplete="off"
              required
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
