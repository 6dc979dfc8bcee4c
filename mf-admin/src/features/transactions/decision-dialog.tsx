import type { Order } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { refresh, useAction, useDraft } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { reportsRead, transactionRead, transactionsRead } from '../../lib/transactions.reads.ts';
import { decideReport } from './transactions.api.ts';
import { decisionMessages as messages } from './transactions.messages.ts';

export type Verdict = 'verified' | 'cancelled';

/** Maximum length in characters, as in `DecideReportBody` of the API contract. */
const REASON_MAX = 1000;
const reason = rules.required().max(REASON_MAX);
const schema = object({ buyer_reason: reason, seller_reason: reason });
const EMPTY = { buyer_reason: '', seller_reason: '' };

interface DecisionDialogProps {
  reportId: string;
  order: Order;
  verdict: Verdict;
  onClose: () => void;
}

/** Decides a report. Each side reads its own reason. */
export function DecisionDialog({ reportId, order, verdict, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const follow = () => void refresh(reportsRead, transactionRead, transactionsRead);
  const { run } = useAction(
    ({ buyer_reason, seller_reason }: typeof EMPTY, key) =>
      decideReport(
        { id: reportId, decision: verdict, buyer_reason: buyer_reason.trim(), seller_reason: seller_reason.trim() },
        key,
      ),
    {
      onDone: () => {
        toast.success(formatMessage(messages[`${verdict}Done`], { number: order.number }));
        follow();
      },
    },
  );
  const fields = [
    ['buyer_reason', formatMessage(messages.forBuyer, { name: order.buyer.name })],
    ['seller_reason', formatMessage(messages.forSeller, { name: order.seller.name })],
  ] as const;
  return (
    <FormDialog
      danger={verdict === 'cancelled'}
      title={formatMessage(messages[`${verdict}Title`], { number: order.number })}
      initialValues={EMPTY}
      schema={schema}
      draft={useDraft(`report.${reportId}.${verdict}`, EMPTY)}
      confirm={formatMessage(messages[`${verdict}Confirm`])}
      cancel={formatMessage(messages.back)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={(error) => {
        if (!(error instanceof ApiError) || error.code !== 'invalid_transition') return;
        toast.info(formatMessage(messages.alreadyDecided, { number: order.number }));
        follow();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{formatMessage(messages[`${verdict}Text`])}</p>
      {fields.map(([name, label]) => (
        <TextareaField key={name} name={name} label={label} required rows={4} maxLength={REASON_MAX} counted />
      ))}
    </FormDialog>
  );
}
