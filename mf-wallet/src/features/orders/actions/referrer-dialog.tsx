import { useDraft } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { FormDialog, rules, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages, referrerMessages as messages } from './actions.messages.ts';
import { setReferrer } from './orders.api.ts';
import { referralToken } from './referral-token.ts';
import { useOrderAction } from './use-order-action.ts';

const schema = object({
  referrer: rules
    .required()
    .test('token', { id: messages.invalid.id }, (value) => !value?.trim() || referralToken(value) !== null),
});

export interface ReferrerDialogProps extends OrderOfSide {
  onClose: () => void;
}

/** Sets the referrer of the offer, which is possible once: by the referral link or by its code. */
export function ReferrerDialog({ order, side, onClose }: ReferrerDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useOrderAction({ order, side, write: setReferrer, done: messages.done });
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={{ referrer: '' }}
      schema={schema}
      draft={useDraft(`order.${order.id}.referrer`, { referrer: '' })}
      confirm={formatMessage(messages.confirm)}
      cancel={formatMessage(actionMessages.back)}
      onSubmit={async ({ referrer }) => (await run(referralToken(referrer) ?? '')) !== undefined}
      onProblem={(error, form) => {
        if (error instanceof ApiError && error.fields?.referrer) form.setFieldError('referrer', messages.invalid.id);
      }}
      onClose={onClose}
    >
      <p>{formatMessage(messages.detail)}</p>
      <TextField
        name="referrer"
        label={formatMessage(messages.field)}
        help={formatMessage(messages.help)}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
