import type { PointBalance } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { classNames, formatMoney, Link, Tooltip, useLocale } from '@wspolnik/system';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isLongMoney, isPositive } from '../../lib/money.ts';
import { displayedBalance, usablePoints, useBalance } from '../../lib/points.reads.ts';
import { balanceMessages as messages } from './balance.messages.ts';
import classes from './balance.module.css';

/** Slot `header.balance`; renders nothing for a guest, who has no balance. */
export function BalanceChip() {
  const isGuest = useSessionStore(({ user }) => user === null);
  return isGuest ? null : <Chip />;
}

/** Shows usable and waiting points, and links to the points page. */
function Chip() {
  const { formatMessage } = useIntl();
  // The header has no room for an error panel, so a failed request is retried automatically.
  const { data: balance, error } = useBalance({ shouldRetryOnError: true });

  if (!balance && !error) {
    return <span role="status" aria-label={formatMessage(messages.loading)} className={classes.skeleton} />;
  }
  if (!balance) {
    return (
      <Tooltip content={formatMessage(messages.failed)} placement="bottom">
        <Link to="/points/registry" className={classes.chip} aria-label={formatMessage(messages.failed)}>
          <Coins aria-hidden className={classes.icon} strokeWidth={1.75} />—
        </Link>
      </Tooltip>
    );
  }
  return <Filled balance={balance} />;
}

function Filled({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const amount = formatMoney(usablePoints(balance));
  const waiting = useWaiting(balance);
  const usable = balance.company_id === null ? amount : formatMessage(messages.usable, { amount });
  const whole = waiting ? `${usable} · ${waiting.whole}` : usable;
  // Without usable points, only the waiting ones are shown, not a zero.
  const few = waiting && !isPositive(usablePoints(balance)) ? waiting.short : amount;
  return (
    <Tooltip content={<Breakdown balance={balance} />} placement="bottom">
      <Link
        to="/points/registry"
        className={classNames(classes.chip, isLongMoney(amount) && classes.long)}
        aria-label={formatMessage(messages.label, { whole })}
      >
        <Coins aria-hidden className={classes.icon} strokeWidth={1.75} />
        <span className={classes.wide}>{waiting ? `${usable} · ${waiting.short}` : usable}</span>
        <span className={classes.narrow}>{few}</span>
        <span className={classes.least}>{amount}</span>
      </Link>
    </Tooltip>
  );
}

const DAY = { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' } as const;
/** `2 grudnia`, `2 December`: the year would not fit. */
const DAYS = { pl: new Intl.DateTimeFormat('pl-PL', DAY), en: new Intl.DateTimeFormat('en-GB', DAY) };

interface Waiting {
  /** `czeka 222,71 zł`: the day has no room in the header. */
  short: string;
  /** `czeka 222,71 zł (od 2 grudnia)` */
  whole: string;
}

/** Null when nothing waits. */
function useWaiting({ company_id, assigned_points }: PointBalance): Waiting | null {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (company_id || !isPositive(assigned_points?.balance)) return null;
  const { balance, disputed, next_at } = assigned_points ?? { balance: '0.00', disputed: '0.00', next_at: null };
  const amount = formatMoney(balance);
  const short = formatMessage(messages.waiting, { amount });
  // A report stops a part of it, for which no day is known.
  if (!next_at || isPositive(disputed)) return { short, whole: short };
  const day = DAYS[locale].format(new Date(next_at));
  return { short, whole: formatMessage(messages.waitingFrom, { amount, day }) };
}

function Breakdown({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const waiting = useWaiting(balance);
  const usable = formatMoney(usablePoints(balance));
  if (!balance.company_id) {
    const withdrawable = formatMessage(messages.personal, { usable });
    return waiting ? `${withdrawable} ${formatMessage(messages.also, { waiting: waiting.whole })}` : withdrawable;
  }
  return formatMessage(messages.company, {
    usable,
    frozen: formatMoney(balance.frozen_points.balance),
    whole: formatMoney(displayedBalance(balance)),
  });
}
