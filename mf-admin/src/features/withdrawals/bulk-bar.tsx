import type { WithdrawalRequest } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { Button, Checkbox, DialogOnDemand, toast, useErrorText } from '@wspolnik/system';
import { Banknote, Check, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { loadFileDialog } from './load-forms.ts';
import { sumOf } from './sum-of.ts';
import type { Selection } from './use-selection.ts';
import { decideWithdrawals } from './withdrawals.api.ts';
import { bulkMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

type Status = 'approved' | 'paid';

/** In which status they were seen: it is the only one that leads to the other. */
const SEEN = { approved: 'requested', paid: 'approved' } as const;

/** Withdrawals to bank accounts that are approved, in no other admin's hands: the bank can be sent them. */
const isTransfer = ({ allowed_actions, account }: WithdrawalRequest) =>
  allowed_actions.includes('paid') && account?.valid === true;

/** The open question, about the withdrawals as they were when it opened. */
interface Asked {
  about: Status | 'file';
  requests: readonly WithdrawalRequest[];
}

/** Chooses all withdrawals of the page, and acts on the chosen ones. */
export function BulkBar({ selection, listed }: { selection: Selection; listed: readonly WithdrawalRequest[] }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { selectable, chosen } = selection;
  const close = () => setAsked(null);
  const decide = useDecideSeveral(selection, close);
  // An open question stays, whatever happens to the list.
  if (selectable.length === 0 && !asked) return null;
  const of = {
    approved: chosen.filter(({ allowed_actions }) => allowed_actions.includes('approved')),
    paid: chosen.filter(({ allowed_actions }) => allowed_actions.includes('paid')),
    file: chosen.filter(isTransfer),
  };
  const ask = (about: Asked['about']) => setAsked({ about, requests: of[about] });
  return (
    <section className={classes.bar} aria-label={formatMessage(messages.label)}>
      <Checkbox
        checked={chosen.length > 0 && chosen.length === selectable.length}
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
          onClick={() => ask('approved')}
        >
          {formatMessage(messages.approve, { count: of.approved.length })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<FileDown aria-hidden size={16} />}
          disabled={of.file.length === 0}
          onClick={() => ask('file')}
        >
          {formatMessage(messages.file, { count: of.file.length })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<Banknote aria-hidden size={16} />}
          disabled={of.paid.length === 0}
          onClick={() => ask('paid')}
        >
          {formatMessage(messages.pay, { count: of.paid.length })}
        </Button>
      </div>
      <DialogOnDemand
        load={loadFileDialog}
        props={
          asked?.about === 'file' ? { requests: asked.requests, onClose: close, onDone: () => selection.clear() } : null
        }
      />
      {asked && asked.about !== 'file' ? (
        <BulkDialog
          status={asked.about}
          requests={asked.requests}
          listed={listed}
          isRunning={decide.isRunning}
          onConfirm={decide.run(asked.about)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/** Refused ones show their reason in their row; a toast counts the others. */
function useDecideSeveral(selection: Selection, onDone: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(
    ({ status, requests }: { status: Status; requests: readonly WithdrawalRequest[] }, key) =>
      decideWithdrawals({ status, seen_status: SEEN[status], ids: requests.map(({ id }) => id) }, key),
    {
      onDone: ({ results }, { status }) => {
        const failures = Object.fromEntries(results.flatMap(({ id, code }) => (code === null ? [] : [[id, code]])));
        const failed = Object.keys(failures).length;
        const done = results.length - failed;
        if (done > 0) toast.success(formatMessage(messages[`${status}Done`], { count: done }));
        if (failed > 0) toast.error(formatMessage(messages.someFailed, { count: failed }));
        selection.clear(failures);
        void refreshWithdrawals();
        onDone();
      },
    },
  );
  return {
    isRunning,
    run: (status: Status) => (requests: readonly WithdrawalRequest[]) =>
      void run({ status, requests }).catch((error: unknown) => void toast.error(errorText(error))),
  };
}
