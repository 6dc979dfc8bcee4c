import { Button, Callout, Checkbox, DialogOnDemand, useErrorText } from '@wspolnik/system';
import { CircleAlert, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadCancelSales } from '../actions/load-order-forms.ts';
import { selectionMessages as messages } from './selection.messages.ts';
import classes from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionProps {
  selection: Selection;
}

/** Starts the selection. */
export function SelectionStart({ selection: { isOn, isOffered, start } }: SelectionProps) {
  const { formatMessage } = useIntl();
  if (!isOffered || isOn) return null;
  return (
    <Button
      variant="outline"
      className={classes.start}
      icon={<ListChecks aria-hidden size={18} strokeWidth={1.75} />}
      onClick={start}
    >
      {formatMessage(messages.start)}
    </Button>
  );
}

/** Lists the selected orders that were not cancelled. */
export function RefusedOrders({ selection: { refused } }: SelectionProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (refused.length === 0) return null;
  return (
    <Callout
      role="status"
      tone="danger"
      className={classes.refused}
      icon={<CircleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.refused, { count: refused.length })}
    >
      <ul className={classes.reasons}>
        {refused.map(({ number, code }) => (
          <li key={number}>{formatMessage(messages.refusedOne, { number, reason: errorText({ code }) })}</li>
        ))}
      </ul>
    </Callout>
  );
}

/** Stays at the lower edge while rows are selected. */
export function SelectionBar({ selection }: SelectionProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { isOn, selected, choices, toggleAll, end, finish } = selection;
  const close = () => setAsking(false);
  const isAll = selected.length === choices.length;
  return (
    <>
      {isOn && (
        <section data-at-bottom="" className={classes.bar} aria-label={formatMessage(messages.label)}>
          <Checkbox checked={isAll} indeterminate={!isAll && selected.length > 0} onChange={toggleAll}>
            {formatMessage(messages.all)}
          </Checkbox>
          <p className={classes.count} role="status">
            {formatMessage(messages.count, { count: selected.length })}
          </p>
          <div className={classes.buttons}>
            <Button variant="outline" onClick={end}>
              {formatMessage(messages.end)}
            </Button>
            <Button disabled={selected.length === 0} onClick={() => setAsking(true)}>
              {formatMessage(messages.cancel)}
            </Button>
          </div>
        </section>
      )}
      <DialogOnDemand
        load={loadCancelSales}
        props={isAsking && selected.length > 0 ? { orders: selected, onDone: finish, onClose: close } : null}
      />
    </>
  );
}
