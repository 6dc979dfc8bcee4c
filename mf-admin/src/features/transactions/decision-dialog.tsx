import type { Order, Transaction } from '@wspolnik/contract';
import { useAction, useDraft } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, Callout, formatDate, toast, useLocale } from '@wspolnik/system';
import { CheckboxField, FormDialog, rules } from '@wspolnik/system/forms';
import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { ReasonField, reasonRule } from '../../lib/reason-field.tsx';
import { refreshTransactions } from '../../lib/transactions.reads.ts';
import { Answer } from './report-sides.tsx';
import { decideReport } from './transactions.api.ts';
import { decisionMessages as messages } from './transactions.messages.ts';

export type Verdict = 'verified' | 'cancelled';

const HEARD = object({ buyer_reason: reasonRule, seller_reason: reasonRule });
const UNHEARD = HEARD.shape({ unheard: rules.accepted() });
const EMPTY = { buyer_reason: '', seller_reason: '', unheard: false };

interface DecisionDialogProps {
  report: Transaction['reports'][number];
  order: Order;
  verdict: Verdict;
  onClose: () => void;
}

/** Decides a report. Each side reads its own reason. */
export function DecisionDialog({ report, order, verdict, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const [hasSeen, setSeen] = useState(report.answered_at !== null);
  const isNews = report.answered_at !== null && !hasSeen;
  const isEarly = useEarly(report) && !report.answered_at;
  const { run, isRunning } = useAction(
    ({ buyer_reason, seller_reason }: typeof EMPTY, key) => {
      const reasons = { buyer_reason: buyer_reason.trim(), seller_reason: seller_reason.trim() };
      return decideReport({ id: report.id, decision: verdict, ...reasons, seen_answer: hasSeen }, key);
    },
    {
      onDone: () => {
        toast.success(formatMessage(messages[`${verdict}Done`], { number: order.number }));
        void refreshTransactions();
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
      schema={isEarly ? UNHEARD : HEARD}
      draft={useDraft(`report.${report.id}.${verdict}`, EMPTY)}
      confirm={formatMessage(messages[`${verdict}Confirm`])}
      cancel={formatMessage(messages.back)}
      disabled={isNews || report.decision !== null}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={(error) => {
        if (!(error instanceof ApiError) || error.status !== 409) return;
        void refreshTransactions();
        if (error.code !== 'invalid_transition') return;
        toast.info(formatMessage(messages.alreadyDecided, { number: order.number }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{formatMessage(messages[`${verdict}Text`])}</p>
      {report.decision && !isRunning ? (
        <Callout role="alert">{formatMessage(messages.alreadyDecided, { number: order.number })}</Callout>
      ) : null}
      {isNews ? <NewAnswer report={report} onRead={() => setSeen(true)} /> : null}
      {fields.map(([name, label]) => (
        <ReasonField key={name} name={name} label={label} />
      ))}
      {isEarly ? <Unheard until={report.answer_until} /> : null}
    </FormDialog>
  );
}

/** Whether the seller still had time to answer when the dialog opened. */
function useEarly({ answer_until }: DecisionDialogProps['report']): boolean {
  const [openedAt] = useState(() => Date.now());
  return Date.parse(answer_until) > openedAt;
}

/** An answer that arrived while the dialog was open: the admin reads it before deciding. */
function NewAnswer({ report, onRead }: Pick<DecisionDialogProps, 'report'> & { onRead: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      role="alert"
      icon={<MessageSquareReply aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.answered)}
      action={
        <Button variant="soft" onClick={onRead}>
          {formatMessage(messages.answerRead)}
        </Button>
      }
    >
      <Answer report={report} />
    </Callout>
  );
}

/** An early decision is possible, but needs explicit consent. */
function Unheard({ until }: { until: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <Callout>{formatMessage(messages.waits, { until: formatDate(until, locale, { time: true }) })}</Callout>
      <CheckboxField name="unheard" label={formatMessage(messages.unheard)} />
    </>
  );
}
