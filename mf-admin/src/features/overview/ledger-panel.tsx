import type { LedgerCheck } from '@wspolnik/contract';
import { changeRead, useAction, useRead } from '@wspolnik/kit';
import { Button, Callout, ErrorPanel, formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { CircleCheck, Scale, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { ledgerCheckRead } from '../../lib/overview.reads.ts';
import { BrokenTable } from './broken-table.tsx';
import { startLedgerCheck } from './overview.api.ts';
import { ledgerMessages as messages } from './overview.messages.ts';
import classes from './overview.module.css';

/** Milliseconds: a check takes a few seconds. */
const POLL = 2_000;

/** Whether the points add up: the last check, and a button for another one. */
export function LedgerPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(ledgerCheckRead(), {
    refreshInterval: (state) => (state?.pending ? POLL : 0),
  });
  const { run, isRunning } = useAction(startLedgerCheck, {
    onDone: (state) => void changeRead(ledgerCheckRead(), () => state),
  });
  const start = () =>
    run().catch((failure: unknown) => toast.error(`${formatMessage(messages.notStarted)} ${errorText(failure)}`));
  return (
    <section aria-labelledby="overview-ledger" className={dashboard.section}>
      <header className={dashboard.header}>
        <h2 id="overview-ledger">{formatMessage(messages.title)}</h2>
        <Button
          variant="outline"
          icon={<Scale aria-hidden size={18} strokeWidth={1.75} />}
          loading={isRunning || data?.pending}
          disabled={!data}
          onClick={start}
        >
          {formatMessage(messages.check)}
        </Button>
      </header>
      <p className={dashboard.quiet}>{formatMessage(messages.intro)}</p>
      {!data && error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div className={classes.result}>
          <div role="status">{data?.pending && <p>{formatMessage(messages.running)}</p>}</div>
          {data?.last ? <Result check={data.last} /> : data && <p>{formatMessage(messages.never)}</p>}
          {!data && <div aria-busy="true" className={classes.resultSkeleton} />}
        </div>
      )}
    </section>
  );
}

function Result({ check }: { check: LedgerCheck }) {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const { ok, broken_count, broken, debits, credits } = check;
  const verdict = ok ? messages.ok : broken_count > 0 ? messages.broken : messages.uneven;
  const Icon = ok ? CircleCheck : TriangleAlert;
  return (
    <>
      <Callout
        tone={ok ? 'primary' : 'danger'}
        icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
        title={formatMessage(verdict, { count: broken_count })}
      >
        <p>
          {formatMessage(messages.when, {
            at: formatDate(check.finished_at, locale, { time: true }),
            who: check.requested_by?.name ?? formatMessage(messages.daily),
          })}
        </p>
        <p>
          {formatMessage(messages.figures, {
            entries: check.entries,
            accounts: check.accounts,
            seconds: formatNumber(check.duration_ms / 1000, { maximumFractionDigits: 1 }),
          })}
        </p>
        {debits !== credits && <p>{formatMessage(messages.sums, { debits, credits })}</p>}
      </Callout>
      {broken.length > 0 && <BrokenTable broken={broken} total={broken_count} />}
    </>
  );
}
