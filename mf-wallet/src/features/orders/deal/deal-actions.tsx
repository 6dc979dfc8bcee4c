import type { Deal } from '@wspolnik/contract';
import { Button, ConfirmDialog, DialogOnDemand, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { remindOfPayment, takePaymentBack, useDealAction } from './deal.api.ts';
import { dealActionMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

const load = () => import(/* webpackChunkName: "deal-dialogs" */ './deal-dialogs.tsx');
const loadPaid = async () => (await load()).PaidDialog;
const loadDue = async () => (await load()).DueDialog;

/** The seller's buttons; nothing for others. */
export function DealActions({ deal }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'paid' | 'due' | 'unpaid' | null>(null);
  const may = (action: string) => deal.allowed_actions.includes(action);
  const dialog = { deal, onClose: () => setOpen(null) };
  const ask = (what: 'paid' | 'due' | 'unpaid') => ({
    size: 'sm' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: () => setOpen(what),
  });
  if (deal.allowed_actions.every((action) => action === 'deal-details')) return null;
  return (
    <div className={classes.actions}>
      {may('deal-paid') ? (
        <Button variant="soft" {...ask('paid')}>
          {formatMessage(messages.markPaid)}
        </Button>
      ) : null}
      {may('deal-remind') ? <RemindButton deal={deal} /> : null}
      {may('deal-due') ? (
        <Button variant="ghost" {...ask('due')}>
          {formatMessage(messages.moveDue)}
        </Button>
      ) : null}
      {may('deal-unpaid') ? (
        <Button variant="ghost" {...ask('unpaid')}>
          {formatMessage(messages.unpaid)}
        </Button>
      ) : null}
      <DialogOnDemand load={loadPaid} props={open === 'paid' ? dialog : null} />
      <DialogOnDemand load={loadDue} props={open === 'due' ? dialog : null} />
      {open === 'unpaid' ? <UnpaidQuestion {...dialog} /> : null}
    </div>
  );
}

/** Within three days after a reminder the text above says when the next one is possible. */
function RemindButton({ deal: { id, remind_from } }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useDealAction<void>(id, (_, key) => remindOfPayment(id, key), messages.remindDone);
  const remind = () => {
    run().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <Button variant="outline" size="sm" loading={isRunning} disabled={remind_from !== null} onClick={remind}>
      {formatMessage(messages.remind)}
    </Button>
  );
}

function UnpaidQuestion({ deal: { id }, onClose }: { deal: Deal; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useDealAction<void>(id, (_, key) => takePaymentBack(id, key), messages.unpaidDone);
  const confirm = () => {
    run().then(onClose, (error: unknown) => {
      toast.error(errorText(error));
      onClose();
    });
  };
  return (
    <ConfirmDialog
      open
      loading={isRunning}
      title={formatMessage(messages.unpaidTitle)}
      text={formatMessage(messages.unpaidDetail)}
      confirmLabel={formatMessage(messages.unpaid)}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
