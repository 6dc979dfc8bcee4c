import type { Order, OrderAction } from '@wspolnik/contract';
import { Money, SummaryList } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OrderOfSide, OrderSide } from '../../../lib/order-query.ts';
import { pointsMessages } from '../detail/detail.messages.ts';
import { cancelMessages, rejectMessages, reportMessages, submitMessages, verifyMessages } from './actions.messages.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { cancelOrder, rejectSale, reportOrder, submitOrder, verifySale } from './orders.api.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx';
import { useSeenOrder } from './use-seen-order.tsx';

export type Question = 'verify' | 'reject' | 'submit' | 'report' | 'answer' | 'deliver' | 'cancel';

export interface OrderQuestionProps extends OrderOfSide {
  question: Question;
  onClose: () => void;
}

const REJECT: ReasonQuestion = { ...rejectMessages, field: 'rejected_reason', required: true, write: rejectSale };
const REPORT: ReasonQuestion = { ...reportMessages, field: 'reason', required: true, write: reportOrder };
/** Domain rule: a reason is required from the seller and optional for the buyer. */
const CANCEL: Record<OrderSide, ReasonQuestion> = {
  purchases: {
    ...cancelMessages,
    detail: cancelMessages.purchaseDetail,
    label: cancelMessages.labelOptional,
    field: 'reason',
    required: false,
    write: cancelOrder,
  },
  sales: { ...cancelMessages, detail: cancelMessages.saleDetail, field: 'reason', required: true, write: cancelOrder },
};

/** Actions that decide about an order, by the API's name; others may move it as well. */
const DECISIONS: Partial<Record<Question, OrderAction>> = {
  verify: 'my-sales-change-status',
  reject: 'my-sales-change-status',
  report: 'report',
  cancel: 'cancel-sale',
};

/** The dialog of an action: its effect, and the inputs that it needs. */
export function OrderQuestion(asked: OrderQuestionProps) {
  const { question } = asked;
  const seen = useSeenOrder(asked.order, DECISIONS[question]);
  const props = { ...asked, ...seen };
  switch (question) {
    case 'reject':
      return <ReasonDialog {...props} question={REJECT} />;
    case 'report':
      return <ReasonDialog {...props} question={REPORT} />;
    case 'answer':
      return <AnswerDialog {...asked} />;
    case 'deliver':
      return <DeliverDialog {...asked} />;
    case 'cancel':
      return <ReasonDialog {...props} question={CANCEL[props.side]} />;
    case 'verify':
      return (
        <QuestionDialog {...props} {...verifyMessages} write={verifySale}>
          <Rewards order={props.order} />
        </QuestionDialog>
      );
    case 'submit':
      return (
        <QuestionDialog {...props} {...submitMessages} write={submitOrder}>
          <Submission order={props.order} />
        </QuestionDialog>
      );
  }
}

/** The points of each side once the sale is verified. */
function Rewards({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { buyer, referrer, reward_total, reward_buyer, reward_network, reward_frozen } = order;
  if (Number(reward_total) === 0) return <p>{formatMessage(verifyMessages.withoutPoints)}</p>;
  return (
    <>
      <p>{formatMessage(reward_frozen ? verifyMessages.detail : verifyMessages.detailDue)}</p>
      <SummaryList
        rows={[
          { term: buyer.name, value: <Money value={reward_buyer} /> },
          {
            term: referrer ? referrer.name : formatMessage(pointsMessages.backToSeller),
            value: <Money value={reward_network} />,
          },
        ]}
      />
    </>
  );
}

function Submission({ order }: { order: Order }) {
  const { formatList, formatMessage } = useIntl();
  const { documents, infos, resubmissions_left: left } = order;
  const submitted = [
    documents.length > 0 && formatMessage(submitMessages.documents, { count: documents.length }),
    infos.length > 0 && formatMessage(submitMessages.infos, { count: infos.length }),
  ].filter((part) => part !== false);
  return (
    <>
      <p>{formatMessage(submitMessages.detail, { what: formatList(submitted) })}</p>
      {order.status === 'rejected' ? (
        <p>{formatMessage(left > 1 ? submitMessages.left : submitMessages.last, { left: left - 1 })}</p>
      ) : null}
    </>
  );
}
