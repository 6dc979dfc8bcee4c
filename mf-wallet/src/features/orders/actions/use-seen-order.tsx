import type { Order, OrderAction } from '@wspolnik/contract';
import { ChangedNote, useSeen } from '@wspolnik/kit';
import { formatDate, useLocale } from '@wspolnik/system';
import type { FormDialogProps } from '@wspolnik/system/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { evidenceMessages } from '../evidence/evidence.messages.ts';
import { statusMessages } from '../orders.messages.ts';
import { changedMessages as messages } from './actions.messages.ts';
import { eventTitle } from './event.messages.ts';
import { isOwnChange } from './seen-events.ts';

/** Additions to a dialog once its order has changed. */
export interface AskedAgain extends Pick<FormDialogProps<object>, 'before' | 'disabled'> {
  /** Shows what has changed. */
  note?: ReactNode;
}

/**
 * The order as a dialog opened with it, for one of `DECISIONS`: others may move it on meanwhile. Then the dialog says how, and asks
 * again where the decision is still possible. Without a decision the order is always the present one.
 */
export function useSeenOrder(live: Order, decision: OrderAction | undefined): AskedAgain & { order: Order } {
  const { formatMessage } = useIntl();
  const { seen, changed, agree } = useSeen(live, ['status_since']);
  if (!decision || !seen || !changed || isOwnChange(changed)) return { order: decision && seen ? seen : live };
  const isPossible = changed.allowed_actions.includes(decision);
  return {
    order: seen,
    disabled: !isPossible,
    before: isPossible ? { confirm: formatMessage(messages.look), onConfirm: agree } : null,
    note: (
      <>
        <ChangedOrder from={seen} to={changed} />
        {isPossible ? null : <p>{formatMessage(messages.impossible)}</p>}
      </>
    ),
  };
}

function ChangedOrder({ from, to }: { from: Order; to: Order }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const lastEvent = ({ history }: Order) => {
    const event = history.at(-1);
    return event ? `${formatMessage(eventTitle(event))}, ${formatDate(event.at, locale, { time: true })}` : '';
  };
  const row = (term: string, textOf: (order: Order) => string) => ({ term, from: textOf(from), to: textOf(to) });
  return (
    <ChangedNote
      title={formatMessage(messages.title)}
      rows={[
        row(formatMessage(messages.status), ({ status }) => formatMessage(statusMessages[status])),
        row(formatMessage(messages.event), lastEvent),
        row(formatMessage(evidenceMessages.documents), ({ documents }) => String(documents.length)),
        row(formatMessage(evidenceMessages.infos), ({ infos }) => String(infos.length)),
      ]}
    />
  );
}
