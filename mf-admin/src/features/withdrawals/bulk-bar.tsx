import type { WithdrawalRequest } from '@wspolnik/api/contract';
import {
  Button,
  Checkbox,
  DialogOnDemand,
  formatMoney,
  fromGrosze,
  toast,
  toGrosze,
  useErrorText,
} from '@wspolnik/shared-ui';
import { refresh, useAction } from '@wspolnik/shared-ui/remote';
import { Banknote, Check, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withdrawalRead, withdrawalsRead } from '../../lib/withdrawals.reads.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { loadFileDialog } from './load-forms.ts';
import type { Selection } from './use-selection.ts';
import { decideWithdrawals } from './withdrawals.api.ts';
import { bulkMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

type Status = 'approved' | 'paid';

/** Withdrawals to bank accounts that are approved: the bank can be sent them. */
const isTransfer = ({ status, account }: WithdrawalRequest) => status === 'approved' && account?.valid === true;

const sumOf = (requests: readonly WithdrawalRequest[]) =>
  formatMoney(fromGrosze(requests.reduce((sum, { amount }) => sum + toGrosze(amount), 0)));

/** Chooses all withdrawals of the page, and acts on the chosen ones. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Status | 'file' | null>(null);
  const { selectable, chosen } = selection;
  const decide = useDecideSeveral(selection, () => setOpen(null));
  if (selectable.length === 0) return null;
  const of = {
    approved: chosen.filter(({ allowed_actions }) => allowed_actions.includes('approved')),
    paid: chosen.filter(({ allowed_actions }) => allowed_actions.includes('paid')),
    file: chosen.filter(isTransfer),
  };
  const close = () => setOpen(null);
  return (
    <section className={classes.bar} aria-label={formatMessage(messages.label)}>
      <Checkbox
        checked={chosen.length === selectable.length}
        indeterminate={chosen.length > 0 && chosen.length < selectable.length}
        onChange={({ target }) =>
          selection.select(
            selectable.map(({ id }) => id),
            target.checked,
          )
        }
      >
        {formatMessage(messages.selectAll)}
      </Checkbox>
      <p className={classes.chosen} role="status">
        {chosen.length > 0 && formatMessage(messages.chosen, { count: chosen.length, sum: sumOf(chosen) })}
      </p>
      <div className={classes.barActions}>
        <Button
          size="sm"
          variant="soft"
          icon={<Check aria-hidden size={16} />}
          disabled={of.approved.length === 0}
          onClick={() => setOpen('approved')}
        >
          {formatMessage(messages.approve, { count: of.approved.length })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<FileDown aria-hidden size={16} />}
          disabled={of.file.length === 0}
          onClick={() => setOpen('file')}
        >
          {formatMessage(messages.file, { count: of.file.length })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<Banknote aria-hidden size={16} />}
          disabled={of.paid.length === 0}
          onClick={() => setOpen('paid')}
        >
          {formatMessage(messages.pay, { count: of.paid.length })}
        </Button>
      </div>
      <DialogOnDemand
        load={loadFileDialog}
        props={open === 'file' ? { requests: of.file, onClose: close, onDone: () => selection.clear() } : null}
      />
      {open === 'approved' || open === 'paid' ? (
        <BulkDialog
          status={open}
          count={of[open].length}
          sum={sumOf(of[open])}
          isRunning={decide.isRunning}
          onConfirm={() => decide.run({ status: open, requests: of[open] })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/** The refused ones keep their reason at their row; the others are told of together. */
function useDecideSeveral(selection: Selection, onDone: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(
    ({ status, requests }: { status: Status; requests: readonly WithdrawalRequest[] }, key) =>
      decideWithdrawals({ status, ids: requests.map(({ id }) => id) }, key),
    {
      onDone: ({ results }, { status }) => {
        const failures = Object.fromEntries(results.flatMap(({ id, code }) => (code === null ? [] : [[id, code]])));
        const failed = Object.keys(failures).length;
        const done = results.length - failed;
        if (done > 0) toast.success(formatMessage(messages[`${status}Done`], { count: done }));
        if (failed > 0) toast.error(formatMessage(messages.someFailed, { count: failed }));
        selection.clear(failures);
        void refresh(withdrawalsRead, withdrawalRead);
        onDone();
      },
    },
  );
  return {
    isRunning,
    run: (input: { status: Status; requests: readonly WithdrawalRequest[] }) =>
      run(input).catch((error: unknown) => void toast.error(errorText(error))),
  };
}
