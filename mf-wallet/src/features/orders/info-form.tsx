import type { Order } from '@wspolnik/api/contract';
import { Button } from '@wspolnik/shared-ui';
import { applyProblem, FormError, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { DraftKeeper, useDraft } from '../../lib/use-draft.ts';
import { evidenceMessages as messages } from './actions.messages.ts';
import classes from './order-dialogs.module.css';
import { addInfo } from './orders.api.ts';
import { useOrderAction } from './use-order-action.ts';

/** Characters, as the API counts them. */
const INFO_MAX = 1000;
const schema = object({ text: rules.required().max(INFO_MAX) });
type Values = { text: string };

export interface InfoFormProps {
  order: Order;
  side: OrderSide;
}

/** A text that proves the purchase where no document can. */
export function InfoForm({ order, side }: InfoFormProps) {
  const { formatMessage } = useIntl();
  const act = useOrderAction(order, side);
  const { initialValues, keep, forget } = useDraft<Values>(`order.${order.id}.info`, { text: '' });
  const submit = async ({ text }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const write = async (key: string) => {
        const answer = await addInfo(order.id, text.trim(), key);
        forget();
        return answer;
      };
      await act(write, messages.infoAdded);
    } catch (error) {
      applyProblem(form, error);
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form noValidate className={classes.form}>
          <DraftKeeper values={values} keep={keep} />
          <FormError />
          <TextareaField
            name="text"
            label={formatMessage(messages.addInfo)}
            help={formatMessage(messages.infoHelp)}
            rows={3}
            maxLength={INFO_MAX}
            counted
          />
          <div>
            <Button type="submit" variant="soft" loading={isSubmitting}>
              {formatMessage(messages.infoSend)}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
