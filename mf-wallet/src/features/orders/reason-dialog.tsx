import type { Order } from '@wspolnik/api/contract';
import { Button, Dialog } from '@wspolnik/shared-ui';
import { applyProblem, FormError, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { DraftKeeper, useDraft } from '../../lib/use-draft.ts';
import { actionMessages as messages } from './actions.messages.ts';
import classes from './order-dialogs.module.css';
import { useOrderAction } from './use-order-action.ts';

/** Characters, as the API counts them. */
const REASON_MAX = 1000;

const OPTIONAL = rules.maxLength(REASON_MAX);
const REQUIRED = rules.required().max(REASON_MAX);

export interface ReasonQuestion {
  title: MessageDescriptor;
  detail: MessageDescriptor;
  label: MessageDescriptor;
  confirm: MessageDescriptor;
  done: MessageDescriptor;
  /** As the API names it, so that its complaints find the field. */
  field: 'reason' | 'rejected_reason';
  required: boolean;
  write: (id: string, reason: string, key: string) => Promise<Order>;
}

export interface ReasonDialogProps {
  order: Order;
  side: OrderSide;
  question: ReasonQuestion;
  onClose: () => void;
}

type Values = Record<string, string>;

/** Asks before an order is cancelled, rejected or reported, and for the reason that the other side will read. */
export function ReasonDialog({ order, side, question, onClose }: ReasonDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const act = useOrderAction(order, side);
  const { field, required, write } = question;
  const { initialValues, keep, forget } = useDraft<Values>(`order.${order.id}.${question.confirm.id}`, { [field]: '' });
  const close = () => {
    forget();
    onClose();
  };
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const reason = values[field]?.trim() ?? '';
    try {
      if (await act((key) => write(order.id, reason, key), question.done)) close();
    } catch (error) {
      applyProblem(form, error);
    }
  };
  const schema = object({ [field]: required ? REQUIRED : OPTIONAL });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Dialog
          open
          onClose={close}
          title={formatMessage(question.title, { number: order.number })}
          footer={
            <>
              <Button variant="outline" onClick={close}>
                {formatMessage(messages.back)}
              </Button>
              <Button variant="danger" type="submit" form={formId} loading={isSubmitting}>
                {formatMessage(question.confirm)}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate className={classes.form}>
            <DraftKeeper values={values} keep={keep} />
            <FormError />
            <p>{formatMessage(question.detail)}</p>
            <TextareaField
              name={field}
              label={formatMessage(question.label)}
              required={required}
              rows={4}
              maxLength={REASON_MAX}
              counted
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
