import { ApiError, announceBalanceChange, useSentOnce } from '@wspolnik/shared-auth';
import { Dialog, formatMoney, toast, useLocale } from '@wspolnik/shared-ui';
import { applyProblem } from '@wspolnik/shared-ui/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useProfileId } from '../../lib/use-profile-id.ts';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import { requestWithdrawal } from './registry.api.ts';
import { useCooldown } from './use-cooldown.ts';
import { plainBankNumber, type WithdrawalValues, withdrawalSchema } from './withdrawal-dialog.schema.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

const EMPTY: WithdrawalValues = { amount: '', target: 'bank', bank_number: '', broker_account: '' };

export interface WithdrawalDialogProps {
  /** What was earned, in zł. */
  withdrawable: string;
  onClose: () => void;
}

export function WithdrawalDialog({ withdrawable, onClose }: WithdrawalDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const send = useSentOnce();
  const [cooldown, coolDown] = useCooldown();
  const { initialValues, keep, forget } = useDraft(`withdrawal.${useProfileId()}`, EMPTY);
  const schema = useMemo(() => withdrawalSchema(withdrawable), [withdrawable]);

  const close = () => {
    forget();
    onClose();
  };
  const submit = async (values: WithdrawalValues, form: FormikHelpers<WithdrawalValues>) => {
    form.setStatus(undefined);
    try {
      const made = await send((key) => requestWithdrawal(bodyOf(values), key));
      if (!made) return;
      toast.success(intl.formatMessage(messages.done, { amount: formatMoney(made.amount, locale) }));
      close();
      announceBalanceChange();
    } catch (error) {
      tell(form, error);
      if (error instanceof ApiError && error.code === 'throttled') coolDown(error.retryAfter);
    }
  };

  return (
    <Dialog open onClose={close} title={intl.formatMessage(messages.title)}>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <WithdrawalForm withdrawable={withdrawable} cooldown={cooldown} keep={keep} onCancel={close} />
      </Formik>
    </Dialog>
  );
}

function bodyOf({ amount, target, bank_number, broker_account }: WithdrawalValues) {
  const to =
    target === 'bank' ? { bank_number: plainBankNumber(bank_number) } : { broker_account: broker_account.trim() };
  return { amount: toWireMoney(amount), ...to };
}

/** Too few points is a fault of the amount: it stands there, and the balance on the screen is read again. */
function tell(form: FormikHelpers<WithdrawalValues>, error: unknown): void {
  applyProblem(form, error);
  if (!(error instanceof ApiError && error.code === 'insufficient_points')) return;
  form.setTouched({ amount: true }, false);
  form.setFieldError('amount', 'errors.insufficient_points');
  announceBalanceChange();
}
