import type { Deal } from '@wspolnik/contract';
import { DateField, FormDialog, rules } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { markPaid, moveDue, useDealAction } from './deal.api.ts';
import { dealActionMessages as messages } from './deal.messages.ts';

interface DealDialogProps {
  deal: Deal;
  onClose: () => void;
}

/** The day in Poland, `2026-12-14`. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format();

/** The payment as the seller found it, on a day that has come. */
export function PaidDialog({ deal: { id }, onClose }: DealDialogProps) {
  const { formatMessage } = useIntl();
  const max = today();
  const { run } = useDealAction(id, (day: string, key) => markPaid(id, day, key), messages.paidDone);
  return (
    <FormDialog
      title={formatMessage(messages.paidTitle)}
      initialValues={{ paid_on: max }}
      schema={object({ paid_on: rules.date({ max }).required() })}
      confirm={formatMessage(messages.markPaid)}
      onSubmit={async ({ paid_on }) => (await run(paid_on)) !== undefined}
      onClose={onClose}
    >
      <p>{formatMessage(messages.paidDetail)}</p>
      <DateField name="paid_on" label={formatMessage(messages.paidOn)} max={max} required />
    </FormDialog>
  );
}

/** Until when to pay; the buyer is notified. */
export function DueDialog({ deal: { id, due_on }, onClose }: DealDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useDealAction(id, (day: string, key) => moveDue(id, day, key), messages.dueDone);
  return (
    <FormDialog
      title={formatMessage(messages.dueTitle)}
      initialValues={{ due_on: due_on ?? '' }}
      schema={object({ due_on: rules.date().required() })}
      confirm={formatMessage(messages.save)}
      onSubmit={async (values) => (await run(values.due_on)) !== undefined}
      onClose={onClose}
    >
      <p>{formatMessage(messages.dueDetail)}</p>
      <DateField name="due_on" label={formatMessage(messages.dueTitle)} required />
    </FormDialog>
  );
}
