import { ORDER_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { Button } from '@wspolnik/system';
import { DraftKeeper, Form, FormError, rules, TextareaField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import classes from '../actions/order-dialogs.module.css';
import { addInfo } from '../actions/orders.api.ts';
import { useOrderAction } from '../actions/use-order-action.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';

export const infoSchema = object({ text: rules.required().max(ORDER_TEXT_LENGTH) });
type Values = { text: string };

/**
 * A text that proves the purchase in place of a document. After each submission the form is mounted anew with a new
 * idempotency key.
 */
export function InfoForm(props: OrderOfSide) {
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) place.current?.querySelector('textarea')?.focus();
  }, [round]);
  return (
    <div ref={place}>
      <InfoBox key={round} {...props} onDone={() => setRound(round + 1)} />
    </div>
  );
}

function InfoBox({ order, side, onDone }: OrderOfSide & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const draft = useDraft<Values>(`order.${order.id}.info`, { text: '' });
  const { submit } = useOrderAction<Values>({
    ...{ order, side, done: messages.infoAdded },
    write: (id, { text }, key) => addInfo(id, text.trim(), key),
    onDone: (changed) => {
      if (changed) draft.forget();
      onDone();
    },
  });
  return (
    // The emptied box has the focus after each submission; leaving it is no error.
    <Formik initialValues={draft.initialValues} validationSchema={infoSchema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate className={classes.form}>
          <DraftKeeper draft={draft} />
          <FormError />
          <TextareaField
            name="text"
            label={formatMessage(messages.addInfo)}
            help={formatMessage(messages.infoHelp)}
            rows={3}
            maxLength={ORDER_TEXT_LENGTH}
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
