import { announceBalanceChange, rememberedReferral, useSessionStore } from '@wspolnik/shared-auth';
import { Callout, formatDate, Money, navigate, SummaryList } from '@wspolnik/shared-ui';
import { FormDialog } from '@wspolnik/shared-ui/forms';
import { useAction } from '@wspolnik/shared-ui/remote';
import { CircleCheck, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OpenQuote } from './open-quote.ts';
import type { QuoteDialogProps } from './propose-dialog.tsx';
import { answerQuote } from './quotes.api.ts';

const NOTHING = {};
const SCHEMA = object({});

/** The purchase at the proposed price: what it costs, what it earns, and whether that is covered. Leads to the order. */
export function AcceptDialog({ quote, onAnswered, onClose }: QuoteDialogProps) {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  const { run } = useAction((_: object, key) => {
    const expected = quote.proposal ? { expected_price: quote.proposal.amount } : {};
    const ref = rememberedReferral();
    const body = { action: 'accept', ...expected, ...(ref ? { ref } : {}) } as const;
    return answerQuote(quote.id, body, key);
  });
  return (
    <FormDialog
      title={formatMessage({ id: 'quotes.accept.title' })}
      initialValues={NOTHING}
      schema={SCHEMA}
      confirm={formatMessage({ id: isCompany ? 'quotes.accept.order' : 'quotes.accept.orderAndPay' })}
      onSubmit={async (values) => {
        const answered = await run(values);
        if (!answered) return false;
        announceBalanceChange();
        onAnswered(answered);
        const id = answered.order?.id;
        if (id) navigate(`/transactions/orders?open=${id}#order-${id}`);
        return true;
      }}
      onClose={onClose}
    >
      <p>
        <strong>{quote.offer.title}</strong>
      </p>
      {quote.proposal && <Terms proposal={quote.proposal} />}
    </FormDialog>
  );
}

function Terms({ proposal }: { proposal: NonNullable<OpenQuote['proposal']> }) {
  const { formatMessage, locale } = useIntl();
  const { amount, valid_until, reward_buyer, reward_covered } = proposal;
  const hasReward = reward_buyer !== null && Number(reward_buyer) > 0;
  const points = hasReward
    ? [{ term: formatMessage({ id: 'quotes.forYou' }), value: <Money value={reward_buyer} />, isPoints: true }]
    : [];
  const Icon = reward_covered ? CircleCheck : Clock;
  return (
    <>
      <SummaryList
        rows={[
          { term: formatMessage({ id: 'quotes.price' }), value: <Money value={amount} /> },
          { term: formatMessage({ id: 'quotes.validUntil' }), value: formatDate(valid_until, locale) },
          ...points,
        ]}
      />
      {hasReward && (
        <Callout icon={<Icon aria-hidden strokeWidth={1.75} />}>
          {formatMessage({ id: reward_covered ? 'quotes.accept.covered' : 'quotes.accept.notCovered' })}
        </Callout>
      )}
    </>
  );
}
